import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, mentionParts, withMention } from './mention-query.ts';

test.each([
  ['@', '', 0],
  ['Hello @Ad', 'Ad', 6],
  ['Hello (@Ada Lo', 'Ada Lo', 7],
  ['line\n@Jü', 'Jü', 5],
])('in %j somebody is being mentioned', (text, fragment, start) => {
  expect(mentionAt(text, text.length)).toEqual({ start, fragment });
});

test.each(['Hello', 'ada@example.com', '@Ada has seen this and more', '@Ada, ', ''])(
  'in %j nobody is',
  (text) => {
    expect(mentionAt(text, text.length)).toBeUndefined();
  },
);

test('the name takes the place of what was typed, wherever the caret is', () => {
  const query = mentionAt('See @Ad there', 7);
  expect(query && withMention('See @Ad there', 7, query, 'Ada Lovelace')).toEqual({
    text: 'See @Ada Lovelace there',
    caret: 18,
  });
});

test('who is taken out of the text is not mentioned', () => {
  const people = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Grace' },
  ];
  expect(mentionedIn('@Ada look', people)).toEqual([people[0]]);
});

test('mentions are distinguished from other text, the longer name first', () => {
  const people = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Ada Lovelace' },
  ];
  expect(mentionParts('Hi @Ada Lovelace and @Ada!', people)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Ada Lovelace', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ada', isMention: true },
    { text: '!', isMention: false },
  ]);
  expect(mentionParts('a.*+b', [{ id: '1', name: '.*' }])).toEqual([{ text: 'a.*+b', isMention: false }]);
});
