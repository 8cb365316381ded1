/** Characters gathered before they become a part of the Blob. */
const CHUNK = 1_000_000;

/** Text that grows piece by piece into a Blob: never one string as long as all of it. */
export class TextBlob {
  private readonly parts: Blob[] = [];
  private chunk = '';

  add(text: string): void {
    this.chunk += text;
    if (this.chunk.length < CHUNK) return;
    this.parts.push(new Blob([this.chunk]));
    this.chunk = '';
  }

  blob(type: string): Blob {
    return new Blob([...this.parts, this.chunk], { type });
  }
}
