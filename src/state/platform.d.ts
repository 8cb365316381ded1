// All that the state knows of two things of the platform, which it only passes on.
interface Blob {
  readonly size: number;
}
interface AbortSignal {
  readonly aborted: boolean;
}
