/** Every word of the comparison of two runs. */
export const words = {
  title: 'Compare',
} as const;
