// `npm start`: build if needed, serve, say where, end cleanly.
import { buildIfStale } from './build.mjs';
import { serveSite } from './serve.mjs';

const usualPort = 4173;

await buildIfStale();
const site = await serveSite({ port: usualPort });
console.log(`Touchstone is at ${site.url}  (Ctrl+C ends it)`);

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
stopWithNpm();

function stop() {
  process.exitCode = 0;
  // Open keep-alive connections would hold the server for seconds; nothing is lost by not waiting for them.
  void site.close().catch(() => undefined);
  setTimeout(() => process.exit(0), 500).unref();
}

/** npm passes a signal on to the shell between it and us, which ends without telling us: we see only that it is gone. */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 250).unref();
}
