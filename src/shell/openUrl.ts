/** A file of this page's own origin, or null when it is not there. The only place that asks the network for anything. */
export async function openUrl(path: string): Promise<Blob | null> {
  const address = new URL(path, document.baseURI);
  if (address.origin !== location.origin) return null;
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
