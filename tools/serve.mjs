// Serves dist on this machine alone.
import { preview } from 'vite';
import { root } from './paths.mjs';

/**
 * @param {{ port: number, quiet?: boolean }} options the port to try first; when it is taken the next free one is used
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSite({ port, quiet = false }) {
  const server = await preview({
    root,
    logLevel: quiet ? 'silent' : 'warn',
    preview: { host: '127.0.0.1', port, strictPort: false, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
