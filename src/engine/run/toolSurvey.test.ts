import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sliceOf } from '../../core/json/slice.ts';
import { ToolsInRow } from '../../core/formats/tools.ts';
import { surveyTools } from '../../core/scorers/xlam/typeWords.ts';
import { ToolSurvey } from './toolSurvey.ts';

const tool = constantFrom(
  '{"name": "f", "parameters": {"a": {"type": "str"}}}',
  '{"name": "g", "parameters": {"a": {"type": "int, optional"}, "b": {"type": "List[int]"}}}',
  '{"name": "h"}',
  '{"name": "bad", "parameters": {"a": {"type": "list(str)"}}}',
  '{"type": "function", "function": {"name": "i", "parameters": {"type": "object", "properties": {}}}}',
  '{"name": "j", "parameters": {"type": "object", "properties": {"a": {"type": "string"}}}}',
  '{"parameters": {}}',
  '5',
);
const ending = constantFrom(']', ' ]', ']\n', '', ',]', '] x', ']]');

test('a survey that remembers says of every row what one that does not says', () => {
  assert(
    property(
      array(array(tool, { maxLength: 4 }), { maxLength: 8 }),
      array(ending),
      boolean(),
      (rows, endings, asText) => {
        const survey = new ToolSurvey();
        for (const [at, tools] of rows.entries()) {
          const whole = `[${tools.join(', ')}`;
          const text = asText ? `${whole}${endings[at] ?? ']'}` : `${whole}]`;
          const slice = sliceOf(asText ? JSON.stringify(text) : text);
          expect([text, survey.survey(slice)]).toEqual([text, surveyTools(new ToolsInRow(slice))]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
