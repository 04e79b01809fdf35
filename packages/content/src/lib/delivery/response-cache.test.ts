import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

/** Says how often each answer was made. */
function counting() {
  const made: string[] = [];
  const make = (tag: string, length = 4) => {
    return async () => {
      made.push(tag);
      return 'x'.repeat(length - 2);
    };
  };
  return { made, make };
}

test('an answer is made once, and goes when others were asked for since', async () => {
  const { made, make } = counting();
  const answers = createResponseCache(64);
  for (let at = 0; at < 16; at++) await answers.text(`${at}`, make(`${at}`));
  expect(await answers.text('0', make('0'))).toBe('"xx"');
  expect(made).toHaveLength(16);
  await answers.text('new', make('new'));
  await answers.text('0', make('0'));
  expect(made).toHaveLength(17);
  await answers.text('1', make('1'));
  expect(made.at(-1)).toBe('1');
});

test('what is large, or could not be made, is not kept', async () => {
  const { made, make } = counting();
  const answers = createResponseCache(64);
  for (const _ of [1, 2]) await answers.text('large', make('large', 5));
  expect(made).toHaveLength(2);
  const failing = () => Promise.reject(new Error('Not there.'));
  await expect(answers.text('none', failing)).rejects.toThrow('Not there.');
  expect(await answers.text('none', make('none'))).toBe('"xx"');
});

test('of those who ask for an answer while it is made, all get the one', async () => {
  const { made, make } = counting();
  const answers = createResponseCache(64);
  const texts = await Promise.all([1, 2, 3].map(() => answers.text('a', make('a'))));
  expect(texts).toEqual(['"xx"', '"xx"', '"xx"']);
  expect(made).toEqual(['a']);
});
