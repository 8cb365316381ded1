import { createServer } from 'node:http';

/** A proxy that lets nothing through and remembers who was asked for. */
export interface Sink {
  url: string;
  asked: string[];
  close: () => Promise<void>;
}

/**
 * The browser sends here whatever is not for the site itself. It sees what events of the page do not: requests of
 * workers, sockets, beacons, preloads.
 */
export async function openSink(): Promise<Sink> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(403).end();
  });
  // How a proxy is asked for https and for sockets.
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
