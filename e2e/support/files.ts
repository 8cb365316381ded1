import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator, type Page } from '@playwright/test';

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files in memory by name: `files({ 'a.jsonl': '{"id":1}' })`. */
export function files(contents: Record<string, string | Uint8Array>): TestFile[] {
  return Object.entries(contents).map(([name, content]) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(typeof content === 'string' ? new TextEncoder().encode(content) : content),
  }));
}

/** Drags files over a place and lets them fall, with the events a browser sends. */
export async function drop(place: Locator, dropped: readonly TestFile[]): Promise<void> {
  const carried = dropped.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await place.evaluate((element, list) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, carried);
}

/** Chooses a folder with these files by its picker. */
export async function chooseFolder(page: Page, contents: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'));
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /choose a folder/i }).click();
  await (await chooser).setFiles(folder);
}
