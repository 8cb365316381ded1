import { buildIfStale } from '../../tools/build.mjs';
import { serveSite } from '../../tools/serve.mjs';

/** Serves the built site on a free port for the whole run, so that two runs never meet on one port. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale();
  const site = await serveSite({ port: 0, quiet: true });
  process.env['TOUCHSTONE_URL'] = site.url;
  return site.close;
}
