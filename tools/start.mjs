// `npm start`: build if needed, serve, say where, end cleanly.
import { buildIfStale } from './build.mjs';
import { serveSite } from './serve.mjs';

const usualPort = 4173;

await buildIfStale();
const site = await serveSite({ port: usualPort });
console.log(`Touchstone is at ${site.url}  (Ctrl+C ends it)`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    // Open keep-alive connections would hold the server for seconds; nothing is lost by not waiting for them.
    void site.close().catch(() => undefined);
    setTimeout(() => process.exit(0), 500).unref();
  });
}
