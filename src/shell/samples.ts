import type { Source } from '../engine/engine.ts';
import type { Sample, SampleFiles } from '../state/effects.ts';

const FOLDER = 'samples/';

/** The samples that come with the page. */
export const samples: SampleFiles = {
  async list() {
    const blob = await ownFile(`${FOLDER}index.json`);
    if (blob === null) return null;
    try {
      const list: unknown = JSON.parse(await blob.text());
      return Array.isArray(list) ? list.map(readSample).filter((sample) => sample !== null) : null;
    } catch {
      return null;
    }
  },

  async sources(sample: Sample) {
    const sources = await Promise.all(
      sample.files.map(async (name): Promise<Source | null> => {
        const blob = await ownFile(FOLDER + name);
        return blob === null ? null : { name, blob };
      }),
    );
    const found = sources.filter((source) => source !== null);
    return found.length === sample.files.length ? found : null;
  },
};

/** A file of the page's own. */
async function ownFile(path: string): Promise<Blob | null> {
  const { openUrl } = await import('./openUrl.ts');
  return openUrl(path);
}

/** One entry of the list, or null when it is not one. */
function readSample(value: unknown): Sample | null {
  if (typeof value !== 'object' || value === null) return null;
  const entry = value as Readonly<Record<string, unknown>>;
  const files = entry['files'];
  if (!Array.isArray(files) || !files.every((file) => typeof file === 'string')) return null;
  return {
    id: textOf(entry['id']),
    title: textOf(entry['title']),
    about: textOf(entry['about']),
    files,
    filter: textOf(entry['filter']),
    run: textOf(entry['run']),
    beside: textOf(entry['beside']),
    labels: entry['labels'] === true,
    compares: entry['compares'] === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
