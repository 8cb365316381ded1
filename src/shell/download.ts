/** Hands a file to the reader as a download. */
export function download(name: string, content: Blob | string, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: some browsers begin to read only after the click has been dealt with.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
