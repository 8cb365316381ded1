import { naive, reference } from '../../core/conformance/adapters.ts';
import type { CaseAdapter } from './adapter.ts';
import { commandAdapter } from './commandAdapter.ts';
import type { AdapterChoice } from './flags.ts';
import { moduleAdapter } from './moduleAdapter.ts';
import { outputsAdapter } from './outputsAdapter.ts';

const BUILT_IN = { naive, reference };

/** The normaliser that the command line names. */
export async function adapterFor(choice: AdapterChoice): Promise<CaseAdapter> {
  switch (choice.kind) {
    case 'built-in': {
      const adapter = BUILT_IN[choice.as];
      return { as: choice.as, answer: async ({ input, tools }) => adapter(input, tools), remarks: () => [] };
    }
    case 'module':
      return moduleAdapter(choice);
    case 'outputs':
      return outputsAdapter(choice.file);
    case 'command':
      return commandAdapter(choice);
  }
}
