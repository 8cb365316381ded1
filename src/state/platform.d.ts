// All that the state knows of two things of the platform, which it mostly passes on.
interface Blob {
  readonly size: number;
  /** Bytes `from` to `to` (exclusive). */
  slice(from: number, to: number): Blob;
  /** Rejects where the file cannot be read any more. */
  text(): Promise<string>;
}
interface AbortSignal {
  readonly aborted: boolean;
}
