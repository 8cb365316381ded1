/** Monaco with what reading JSON needs, and no more: the chunk is most of a megabyte. */
import { editor, Range } from 'monaco-editor/editor';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/longLinesHelper/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { registerJson } from './jsonLanguage.ts';

globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() };
registerJson();

export { editor, Range };
