import 'react';

declare module 'react' {
  /** Custom properties may be set in a style. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
