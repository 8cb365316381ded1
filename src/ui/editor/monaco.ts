/** Monaco with what reading JSON needs, and no more: the chunk is most of a megabyte. */
import { editor, Range } from 'monaco-editor/editor';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/wordHighlighter/register';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';

globalThis.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

// Nothing is fetched, and what the file holds is not corrected: the reader of the file already said what is wrong with it.
jsonDefaults.setDiagnosticsOptions({ validate: false, schemas: [], enableSchemaRequest: false });
jsonDefaults.setModeConfiguration({ tokens: true, foldingRanges: true, selectionRanges: true, documentSymbols: false });

export { editor, Range };
