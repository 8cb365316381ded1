import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A module and all it imports as one piece of code for the browser, so that a part can be tested there by itself. */
export async function bundled(file: URL): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      // What comes later on the page is in the one piece, too.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: fileURLToPath(file), formats: ['es'], fileName: 'bundled' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`Nothing was built of ${file.pathname}.`);
  return output.output[0].code;
}
