import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { readView } from './read-view.ts';
import * as texts from './texts.ts';

/** A component in a component in a component, so many times. */
const nested = (levels: number): string =>
  `{"regions":{"content":[${'{"definition":"a","regions":{"content":['.repeat(levels)}${']}}'.repeat(levels)}]}}`;

test.each([
  ['no JSON', '{"regions"', undefined],
  ['nothing', '', undefined],
  ['null', 'null', texts.noView],
  ['a list', '[]', texts.noView],
  ['a number beyond all', '1e999', texts.noView],
  ['regions that are text', '{"regions":"content"}', texts.noView],
  ['a region that is no list', '{"regions":{"content":{}}}', texts.noView],
  ['levels by the thousand', nested(5000), texts.tooDeep],
  [
    'lists by the hundred thousand',
    `{"regions":{"content":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`,
    texts.tooDeep,
  ],
])('%s is no page', (_, text, problem) => {
  const read = readView(text);
  expect('problem' in read && read.problem).toEqual(problem ?? expect.stringContaining('JSON'));
});

test('what is no component in a page is left alone and shown nowhere', () => {
  const text =
    '{"regions":{"content":[null,1,"x",[],{"definition":7},{"regions":{"content":"x"}}],"other":5}}';
  const read = readView(text);
  expect('view' in read && JSON.stringify(read.view)).toBe(text);
  expect('view' in read && outlineOf(read.view).map(({ place }) => place)).toEqual([
    'content.4',
    'content.5',
  ]);
});

test('names of prototypes are names as others', () => {
  const read = readView(
    '{"__proto__":{"regions":{}},"regions":{"content":[],"__proto__":[{"definition":"a"}]}}',
  );
  expect('view' in read && outlineOf(read.view).length).toBe(1);
  expect(({} as { regions?: unknown }).regions).toBeUndefined();
});

test('a page of a few levels is one', () => {
  expect(readView(nested(12))).toHaveProperty('view');
});
