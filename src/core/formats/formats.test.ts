import { expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import { formatContract, type FormatExample } from './formatContract.ts';
import { FORMATS, findFormat } from './list.ts';
import { FORMAT_NAMES } from './names.ts';

const EXAMPLES: Readonly<Record<string, readonly FormatExample[]>> = {
  touchstone: [
    {
      id: 'all members',
      rows: [
        '{"id": 7, "attempt": 2, "input": "Hi", "tools": [], "reference": {"calls": [{"name": "a", "arguments": {"x": 1}}]}, "reply": {"text": "ok", "finish_reason": "stop"}, "category": "c", "recorded": {"j": "pass"}}',
      ],
      issues: [],
    },
    { id: 'only an input', rows: ['{"input": "Hi"}', '{"input": [{"role": "user", "content": "Hi"}]}'], issues: [] },
    {
      id: 'no input',
      rows: ['{"id": "a", "reference": {"text": "x"}, "reply": "x"}'],
      issues: ['input-missing input'],
    },
    {
      id: 'wrong types',
      rows: [
        '{"id": [], "attempt": -1, "input": 5, "category": {}, "recorded": 1, "tools": 3, "reply": {"ok": "no"}}',
        '{"input": ""}',
      ],
      issues: [
        'field-type input',
        'tools-unreadable tools',
        'field-type reply.ok',
        'field-type id',
        'not-a-count attempt',
        'field-type category',
        'field-type recorded',
      ],
    },
    {
      id: 'names that stand twice',
      rows: [
        '{"input": "a", "input": "b", "reply": {"text": "x", "text": "y", "calls": [{"name": "a", "name": "b"}]}}',
      ],
      issues: ['duplicate-key input', 'duplicate-key reply.text', 'duplicate-key reply.calls[0].name'],
    },
    {
      id: 'trajectories',
      rows: [
        '{"id": "R1", "trajectory": ["a", {"name": "b", "args": {}, "error": "no"}, ["c", "d"]], "reference": {"trajectory": ["a", "b"]}}',
        '{"id": "R2", "trajectory": "a > b", "reference": {"trajectories": ["a > b", ["a"]]}}',
        '{"id": "R3", "reply": {"text": "x", "trajectory": []}, "trajectory": ["a"], "reference": {"trajectory": []}, "input": "q"}',
        '{"id": "R4", "trajectory": null, "reference": {"trajectory": 5}, "input": "q"}',
      ],
      issues: [],
    },
    {
      id: 'trajectories that cannot be read',
      rows: [
        '{"trajectory": ["a", 5], "reference": "x"}',
        '{"trajectory": [["a", {"args": 1}]], "reference": "x"}',
        '{"trajectory": "a >> b", "reference": "x"}',
        '{"input": "q", "reply": {"trajectory": 7}}',
      ],
      issues: [
        'reply-unreadable trajectory[1]',
        'reply-unreadable trajectory[0][1]',
        'reply-unreadable trajectory',
        'reply-unreadable reply.trajectory',
      ],
    },
    {
      id: 'replies that cannot be read',
      rows: [
        '{"input": "a", "reply": [1]}',
        '{"input": "a", "reply": {"calls": 5}}',
        '{"input": "a", "reply": {"calls": "[{]"}}',
      ],
      issues: ['reply-unreadable reply', 'reply-unreadable reply.calls', 'reply-unreadable reply.calls'],
    },
  ],
  xlam: [
    {
      id: 'JSON text',
      rows: [
        '{"id": 0, "query": "Hi", "answers": "[{\\"name\\": \\"a\\", \\"arguments\\": {\\"x\\": 1.0}}]", "tools": "[{\\"name\\": \\"a\\", \\"description\\": \\"\\", \\"parameters\\": {}}]"}',
      ],
      issues: [],
    },
    {
      id: 'lists, as Hammer has them',
      rows: [
        '{"query": [{"role": "user", "content": "Hi"}, {"role": "agent", "content": "Yes?"}], "answers": [{"tool": "a", "parameters": {"x": 1}}], "tools": [{"name": "a", "parameters": {"x": {"type": "int", "required": true}}, "required": ["x"]}]}',
      ],
      issues: [],
    },
    {
      id: 'broken answers',
      rows: ['{"query": "Hi", "answers": "[{", "tools": "x"}'],
      issues: ['tools-unreadable tools'],
    },
  ],
  'label-predict': [
    {
      id: 'fenced',
      rows: ['{"label": "```\\n[{\\"name\\": \\"a\\", \\"arguments\\": {}}]\\n```", "predict": "```json\\n[]\\n```"}'],
      issues: [],
    },
    { id: 'with prompts', rows: ['{"prompt": "p", "label": "[]", "predict": "no idea"}'], issues: [] },
  ],
  'seal-tools': [
    {
      id: 'as published',
      rows: [
        '{"id": "t-0", "query": "q", "calling": [{"api": "a", "parameters": {"x": "1"}, "responses": ["API_call_0"]}]}',
      ],
      issues: [],
    },
  ],
  'tau-bench': [
    {
      id: 'as published',
      rows: [
        '{"task_id": 0, "reward": 1.0, "info": {"task": {"user_id": "u", "actions": [{"name": "f", "kwargs": {"x": 1}}], "instruction": "i", "outputs": []}, "source": "user", "user_cost": 0.1, "reward_info": {"reward": 1.0, "info": {"r_actions": 1.0, "gt_data_hash": "h"}, "actions": []}}, "traj": [{"role": "system", "content": "s"}, {"role": "user", "content": "Hi"}, {"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "f", "arguments": "{\\"x\\": 1}"}}]}, {"role": "tool", "tool_call_id": "c1", "name": "f", "content": "ok"}, {"role": "assistant", "content": "Done"}], "trial": 2}',
      ],
      issues: [],
    },
    {
      id: 'broken off, and with a log beside it',
      rows: [
        '{"task_id": 1, "reward": 0.0, "info": {"error": "boom", "traceback": "t"}, "traj": [], "trial": 0, "records": [{}]}',
        '{"task_id": 2, "info": null, "traj": null}',
      ],
      recognisedAs: 'tau-bench',
      issues: ['request-failed info.error'],
    },
    {
      id: 'actions that are none',
      rows: ['{"task_id": 1, "info": {"task": {"actions": [5, {"kwargs": {}}]}}, "traj": [{"role": "user"}]}'],
      issues: ['field-type info.task.actions[0]'],
    },
  ],
  pandalm: [
    {
      id: 'three people and a judge',
      rows: [
        '{"idx": 0, "motivation_app": "Mail", "cmp_key": "a_b", "instruction": "Shorten.", "input": "A long text.", "response1": "Text.", "response2": "Long.", "annotator1": 1, "annotator2": 0, "annotator3": 2, "gpt_result": "Tie", "gpt_reason": "Alike.", "gpt_reference": ""}',
      ],
      issues: [],
    },
    {
      id: 'a response that is no text',
      rows: ['{"idx": 1, "instruction": "Yes?", "input": "", "response1": true, "response2": "no", "annotator1": "x"}'],
      issues: ['field-type response1'],
    },
  ],
  'pandalm-judge': [
    {
      id: 'one judge',
      rows: [
        '{"idx": 0, "gpt_result": "garbage", "gpt_reason": "", "gpt_reference": "r"}',
        '{"idx": 1, "a_result": 0, "a_reason": "r"}',
      ],
      issues: [],
    },
    {
      id: 'odd',
      rows: ['{"idx": [], "gpt_result": 1, "gpt_reason": 5, "gpt_reference": 5}'],
      issues: ['field-type idx', 'field-type gpt_reference'],
    },
  ],
  llmbar: [
    {
      id: 'two orders',
      rows: [
        '{"input": "q", "output_1": "a", "output_2": "b", "label": 2, "results": [["metrics", "stop"], {"swap = False": {"completion": ["Output (b)", "stop"], "winner": "2"}, "swap = True": {"completion": ["", "stop"], "winner": null}}]}',
        '{"input": "q", "output_1": "a", "output_2": "b", "label": 1, "results": [{"score_1": ["7", "stop"], "score_2": ["?", "stop"], "swap = False": {"winner": "1"}, "swap = True": {"winner": "neither"}}]}',
      ],
      issues: [],
    },
    {
      id: 'odd',
      rows: [
        '{"input": 5, "output_1": 6, "output_2": "b", "label": null, "results": [{"swap = True": {}, "swap = True": {}}]}',
      ],
      issues: ['field-type input', 'field-type output_1', 'duplicate-key results.swap = True'],
    },
  ],
  toolalpaca: [
    {
      id: 'judged and not judged',
      rows: [
        '{"group": "Axes", "id": 0, "input": [{"role": "user", "content": "Judge this."}], "output": "Fine.", "process_correctness": "Yes", "final_response_correctness": "Uncertain"}',
        '{"group": "Axes", "id": 1, "input": "", "output": ""}',
        '{"id": 2, "input": [{"role": "user", "content": "q"}], "output": "?", "process_correctness": "", "final_response_correctness": "No"}',
      ],
      issues: [],
    },
    {
      id: 'odd',
      rows: [
        '{"group": [], "id": 1, "input": 5, "output": 5, "process_correctness": 1, "final_response_correctness": {}}',
      ],
      issues: ['field-type group', 'field-type input'],
    },
  ],
  agentevals: [
    {
      id: 'lists and objects with messages',
      rows: [
        '{"outputs": [{"role": "user", "content": "q"}, {"role": "assistant", "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]}], "reference_outputs": [{"role": "assistant", "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]}]}',
        '{"id": "a", "inputs": {"q": 1}, "outputs": {"messages": []}, "referenceOutputs": {"messages": []}}',
      ],
      issues: [],
    },
    {
      id: 'calls that are none',
      rows: ['{"outputs": [{"role": "assistant", "tool_calls": 5}], "reference_outputs": [{"role": "assistant"}]}'],
      issues: ['field-type outputs[0].tool_calls', 'reply-unreadable outputs[0].tool_calls'],
    },
  ],
  'seal-tools-tools': [
    {
      id: 'as published',
      rows: [
        '{"api_name": "a", "api_description": "d", "field": "f", "parameters": {"x": {"type": "str"}}, "required": ["x"], "responses": {}}',
      ],
      issues: [],
    },
  ],
  'openai-responses': [
    {
      id: 'input and output',
      rows: [
        '{"id": "resp_1", "instructions": "s", "input": "Hi", "output": [{"type": "reasoning", "summary": []}, {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"}], "status": "completed", "tools": [{"type": "function", "name": "f", "parameters": {"type": "object", "properties": {}}}]}',
        '{"input": [{"role": "user", "content": [{"type": "input_text", "text": "Hi"}]}], "output": [{"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Hello"}]}], "status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}}',
      ],
      issues: [],
    },
    {
      id: 'all items in one list',
      rows: [
        '{"items": [{"type": "message", "role": "user", "content": "Hi"}, {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"}, {"type": "function_call_output", "call_id": "c1", "output": "r"}]}',
      ],
      issues: [],
    },
    {
      id: 'an item of another kind in the output',
      rows: ['{"input": "Hi", "output": [{"type": "reasoning", "summary": []}, {"type": "dance"}]}'],
      issues: ['reply-unreadable output[1]'],
    },
  ],
  sharegpt: [
    {
      id: 'from and value',
      rows: [
        '{"system": "s", "conversations": [{"from": "human", "value": "Hi"}, {"from": "function_call", "value": "{\\"name\\": \\"f\\", \\"arguments\\": {\\"x\\": 1.0}}"}, {"from": "observation", "value": "r"}, {"from": "gpt", "value": "Done"}], "tools": "[{\\"name\\": \\"f\\", \\"parameters\\": {\\"type\\": \\"object\\", \\"properties\\": {}}}]"}',
        '{"conversations": [{"from": "human", "value": "Hi"}, {"from": "function_call", "value": "not JSON"}], "tools": "[]"}',
        '{"conversations": [{"from": "human", "value": "Hi"}, {"from": "gpt", "value": "Hello"}], "tools": ""}',
      ],
      issues: [],
    },
    {
      id: 'parts',
      rows: [
        '{"messages": [{"role": "user", "content": [{"type": "text", "value": "Hi"}]}, {"role": "assistant", "content": [{"type": "reasoning", "value": "Hm"}, {"type": "tool_call", "value": "{\\"name\\": \\"f\\", \\"arguments\\": {}}"}]}, {"role": "tool", "content": [{"type": "text", "value": "r"}]}], "tools": "[]"}',
      ],
      issues: [],
    },
  ],
  anthropic: [
    {
      id: 'blocks',
      rows: [
        '{"id": "a", "system": [{"type": "text", "text": "s"}], "messages": [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": [{"type": "thinking", "thinking": "Hm", "signature": "x"}, {"type": "text", "text": "Look"}, {"type": "tool_use", "id": "t1", "name": "f", "input": {"x": 1.0}}]}, {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": [{"type": "text", "text": "r"}]}]}, {"role": "assistant", "content": "Done"}], "tools": [{"name": "f", "description": "d", "input_schema": {"type": "object", "properties": {}}}], "stop_reason": "end_turn"}',
      ],
      issues: [],
    },
  ],
  'openai-chat': [
    {
      id: 'tool calls',
      rows: [
        '{"id": 9007199254740993, "messages": [{"role": "developer", "content": "s"}, {"role": "user", "content": [{"type": "text", "text": "Hi"}, {"type": "image_url", "image_url": {"url": "x"}}]}, {"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "f", "arguments": "{}"}}]}, {"role": "tool", "tool_call_id": "c1", "content": "r"}, {"role": "assistant", "content": "Done"}], "tools": [{"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}}], "reward": 1.0, "recorded": {"judge": "pass"}, "category": "c", "expected_calls": [{"name": "f", "args": {}}]}',
      ],
      issues: [],
    },
    {
      id: 'without a reply, with one beside',
      rows: [
        '{"conversation_id": "a", "messages": [{"role": "user", "content": "Hi"}]}',
        '{"messages": [{"role": "user", "content": "Hi"}], "completion": "Hello", "ideal": ["Hello", "Hi"]}',
      ],
      issues: [],
    },
    {
      id: 'what a reply cannot be read without',
      rows: [
        '{"messages": [{"role": "user", "content": 5}, {"role": "assistant", "content": [{"type": "dance"}]}]}',
        '{"messages": [{"role": "user", "content": "Hi"}, {"role": "assistant", "tool_calls": 5}]}',
      ],
      issues: [
        'field-type messages[0].content',
        'reply-unreadable messages[1].content[0]',
        'field-type messages[1].tool_calls',
        'reply-unreadable messages[1].tool_calls',
      ],
    },
  ],
  'conversation-reference': [
    {
      id: 'the turn is the reference',
      rows: [
        '{"messages": [{"role": "user", "content": "Hi"}, {"role": "assistant", "tool_calls": [{"id": "c1", "function": {"name": "f", "arguments": "{}"}}]}, {"role": "tool", "content": "r"}, {"role": "assistant", "content": "Done"}]}',
      ],
      recognisedAs: 'openai-chat',
      issues: [],
    },
  ],
  bfcl: [
    {
      id: 'with a tool',
      rows: [
        '{"id": "simple_python_0", "question": [[{"role": "user", "content": "Hi"}]], "function": [{"name": "f", "description": "d", "parameters": {"type": "dict", "properties": {"x": {"type": "float"}}, "required": ["x"]}}]}',
        '{"id": "live_irrelevance_1-0-0", "question": [[{"role": "system", "content": "s"}, {"role": "user", "content": "Hi"}]], "function": []}',
      ],
      issues: [],
    },
    {
      id: 'several turns',
      rows: [
        '{"id": "multi_turn_base_0", "question": [[{"role": "user", "content": "a"}], [{"role": "user", "content": "b"}]], "initial_config": {}, "path": [], "involved_classes": []}',
      ],
      issues: [],
    },
    {
      id: 'a turn that is none',
      rows: ['{"id": "simple_0", "question": [[{"role": "user", "content": "a"}], 5]}'],
      issues: ['field-type question'],
    },
  ],
  'bfcl-answers': [
    {
      id: 'calls',
      rows: [
        '{"id": "simple_0", "ground_truth": [{"f": {"x": [1.0], "o": [{"a": ["b"]}]}}]}',
        '{"id": "simple_1", "ground_truth": [{"f": {"x": [1, 2]}}]}',
        '{"id": "multi_turn_base_0", "ground_truth": [["f(x=1)", "g()"], ["h(\'a\')"]]}',
      ],
      issues: [],
    },
  ],
  'bfcl-result': [
    {
      id: 'text and calls',
      rows: [
        '{"id": "simple_0", "result": "[f(x=1)]", "input_token_count": 10, "output_token_count": 5, "latency": 0.5}',
        '{"id": "simple_1", "result": [{"f": "{\\"x\\": 1}"}], "output_token_count": [[5]], "latency": [[0.5]]}',
        '{"id": "simple_2", "result": "Error during inference: no answer", "latency": 0}',
        '{"id": "simple_3", "result": null}',
        '{"id": "simple_4", "result": [5]}',
      ],
      issues: ['request-failed result', 'reply-missing reply', 'reply-unreadable result'],
    },
  ],
  'conversation-replies': [
    {
      id: 'the turn is the reply',
      rows: [
        '{"trace_id": "a", "messages": [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"}]}',
        '{"id": "b", "messages": [{"role": "user", "content": "Hi"}]}',
      ],
      recognisedAs: 'openai-chat',
      issues: ['reply-missing reply'],
    },
  ],
  conformance: [
    {
      id: 'a value and a refusal',
      rows: [
        '{"id": "c-1", "category": "names", "tools": [{"name": "f", "parameters": {"type": "object"}}], "input": "{\\"name\\": \\"F\\"}", "expected_kind": "value", "expected": {"name": "f", "arguments": {}}}',
        '{"id": "c-2", "category": "prose", "tools": [], "input": "Sure!", "expected_kind": "unrecoverable"}',
      ],
      issues: [],
    },
    {
      id: 'whatever its members are',
      rows: [
        '{"id": null, "category": [1, 1.0], "tools": null, "input": {"x": NaN}, "expected_kind": "Value"}',
        '{"id": 7.0, "id": 8, "category": true, "tools": "x", "input": 5, "expected_kind": 1, "expected": null}',
      ],
      issues: ['expected-kind expected_kind', 'duplicate-key id', 'expected-kind expected_kind'],
    },
    {
      id: 'rows that the reference program does not load',
      rows: [
        '{"id": "a", "category": "c", "tools": [], "input": "", "expected_kind": "value"}',
        '{"id": "a", "tools": [], "input": "", "expected_kind": "unrecoverable"}',
        '{"id": "a", "category": "c", "tools": [], "input": ""}',
        '{"category": "c", "tools": [], "input": "", "expected_kind": "value", "expected": 1}',
      ],
      issues: [
        'expected-missing expected',
        'member-missing category',
        'member-missing expected_kind',
        'member-missing id',
      ],
    },
  ],
  'conformance-outputs': [
    {
      id: 'outputs, refusals and errors',
      rows: [
        '{"id": "c-1", "output": {"name": "f", "arguments": {"x": 1.0}, "id": "call_1"}}',
        '{"id": "c-2", "output": null}',
        '{"id": "c-3", "refused": true}',
        '{"id": "c-4", "error": "ValueError: no"}',
        '{"id": "c-5", "attempt": 1, "output": [NaN], "error": null}',
        '{"id": 7, "output": "text"}',
      ],
      issues: [],
    },
    {
      id: 'rows of the reference program',
      rows: [
        '{"id": "c-1", "category": "p", "ok": true, "refused": false, "error": null, "got": "{\\"arguments\\":{\\"a\\":1},\\"name\\":\\"t\\"}", "expected": "{}"}',
        '{"id": "c-2", "category": "q", "ok": false, "refused": true, "error": "ValueError: nope", "got": null, "expected": "{}"}',
        '{"id": "c-3", "category": "q", "ok": true, "refused": true, "error": null, "got": null, "expected": "<refusal>"}',
      ],
      issues: [],
    },
    {
      id: 'odd',
      rows: [
        '{"id": "c-1", "refused": false}',
        '{"id": "c-2", "ok": true, "refused": false, "error": null, "got": "{", "expected": "1"}',
        '{"id": "c-3", "refused": "yes"}',
      ],
      issues: ['reply-missing reply', 'reply-unreadable got', 'reply-missing reply'],
    },
  ],
  'touchstone-replies': [
    {
      id: 'flat',
      rows: [
        '{"id": "a", "attempt": 1, "text": "x", "calls": [], "finish_reason": "stop"}',
        '{"id": "b", "ok": false}',
      ],
      issues: [],
    },
    { id: 'trajectories', rows: ['{"id": "a", "trajectory": ["f", "g"]}', '{"trajectory": "f > g"}'], issues: [] },
    {
      id: 'inside',
      rows: ['{"id": "a", "reply": "x"}', '{"id": "b", "reply": {"answer": "y", "failure_kind": "refusal"}}'],
      issues: [],
    },
    { id: 'an OpenAI message inside', rows: ['{"id": "a", "reply": {"content": null, "tool_calls": []}}'], issues: [] },
    {
      id: 'odd',
      rows: ['{"id": "a", "text": 5}', '{"id": "b", "failure_kind": "tired"}'],
      issues: ['field-type text', 'unknown-failure-kind failure_kind'],
    },
    {
      id: 'nothing in it',
      rows: ['{"id": "a", "reply": null}', '{"id": "a", "text": null}'],
      issues: ['reply-missing reply', 'reply-missing reply'],
    },
  ],
  'openai-replies': [
    {
      id: 'messages',
      rows: [
        '{"id": "a", "role": "assistant", "content": null, "tool_calls": [{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}], "finish_reason": "tool_calls"}',
      ],
      issues: [],
    },
    { id: 'choices', rows: ['{"id": 3, "message": {"content": "x"}, "finish_reason": "stop"}'], issues: [] },
    {
      id: 'completions',
      rows: [
        '{"id": "a", "choices": [{"message": {"content": "x"}, "finish_reason": "stop"}], "usage": {"completion_tokens": 3}}',
      ],
      issues: [],
    },
    {
      id: 'a batch',
      rows: ['{"id": "r", "custom_id": "a", "response": {"body": {"choices": [{"message": {"content": "x"}}]}}}'],
      issues: [],
    },
    {
      id: 'a batch with requests that failed',
      rows: [
        '{"custom_id": "a", "response": {"status_code": 500, "body": {"error": {"message": "x"}}}, "error": null}',
        '{"custom_id": "b", "response": null, "error": {"message": "expired"}}',
      ],
      issues: ['request-failed response', 'request-failed error'],
    },
    {
      id: 'calls of our own name beside the others',
      rows: [
        '{"id": "a", "calls": [{"name": "f", "arguments": {}}], "tool_calls": [{"name": "g", "arguments": {}}], "stop_reason": "x"}',
      ],
      issues: ['other-calls tool_calls'],
    },
    {
      id: 'odd',
      rows: ['{"id": "a", "choices": []}', '{"id": "a", "message": "x"}', '{"id": "a", "tool_calls": {}}'],
      issues: ['reply-unreadable choices', 'reply-unreadable message', 'reply-unreadable tool_calls'],
    },
  ],
};

it.each(FORMATS.map((format) => format.name))('%s keeps the promises of a format', (name) => {
  expect(formatContract(findFormat(name)!, EXAMPLES[name]!)).toEqual([]);
});

function recordedIn(name: string, example: number, row: number): readonly string[] {
  const read = findFormat(name)!.read(sliceOf(EXAMPLES[name]![example]!.rows[row]!));
  if ('refused' in read || !('item' in read)) throw new Error(name);
  return read.item.recorded.map(({ name: column, kind, text, state }) => [column, kind, text, state ?? '-'].join(' '));
}

it("of two responses the choice of people and judges is in people's words, and what is none is a fault", () => {
  expect(recordedIn('pandalm', 0, 0)).toEqual([
    'cmp_key other a_b -',
    'annotator1 label 1 -',
    'annotator2 label 0 -',
    'annotator3 label 2 -',
    'gpt_result judge 0 -',
    'gpt_reason reason Alike. -',
  ]);
  expect(recordedIn('pandalm', 1, 0)).toEqual(['annotator1 label x fault']);
  expect(recordedIn('pandalm-judge', 0, 0)).toEqual(['gpt_result judge garbage fault', 'gpt_reference other r -']);
});

it('of outputs shown in both orders each choice is recorded as the file has it, and null is none', () => {
  expect(recordedIn('llmbar', 0, 0)).toEqual(['label label 2 -', 'winner judge 2 -', 'completion reason Output (b) -']);
  expect(recordedIn('llmbar', 0, 1)).toEqual([
    'label label 1 -',
    'winner judge 1 -',
    'winner_swapped judge neither fault',
    'score_1 score 7 -',
    'score_2 other ? -',
  ]);
});

it('verdicts of a judge on process and answer are right, wrong, undecided or a fault', () => {
  expect(recordedIn('toolalpaca', 0, 0)).toEqual([
    'process_correctness judge Yes right',
    'final_response_correctness judge Uncertain not-judged',
    'output reason Fine. -',
  ]);
  expect(recordedIn('toolalpaca', 0, 1)).toEqual([]);
  expect(recordedIn('toolalpaca', 0, 2)[0]).toBe('process_correctness judge  fault');
});

it('every format is named where names alone are listed', () => {
  expect(FORMAT_NAMES).toEqual(FORMATS.map((format) => format.name));
});
