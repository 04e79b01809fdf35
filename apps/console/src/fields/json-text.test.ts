import { expect, test } from 'vitest';
import { checkJsonText, indentedJson, isJsonField, isJsonText, membersIn } from './json-text.ts';

const stored = '[{"name":"Rotor"}]';

test('lists and objects are JSON; numbers, words and what is cut off are texts', () => {
  expect(['[]', ' {"a": 1}', stored].map(isJsonText)).toEqual([true, true, true]);
  expect(['7', '"a"', 'Rotor', '[1,', '', '[see manual]'].map(isJsonText)).toEqual(Array(6).fill(false));
});

test('JSON is indented, other texts stay', () => {
  expect(indentedJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(indentedJson('[1,')).toBe('[1,');
});

test('what is no JSON is an error that says where; nothing is no error', () => {
  expect(checkJsonText('[\n  {"name" "Rotor"}\n]')).toBe('This is not valid JSON: line 2, column 11.');
  expect(checkJsonText('"Rotor"')).toBe('This is not valid JSON.');
  expect(checkJsonText('[')).toMatch(/^This is not valid JSON/);
  expect(['[]', stored, '', ' ', null].map(checkJsonText)).toEqual(Array(5).fill(undefined));
});

test('a field has JSON where its help says so or JSON is stored, and its help names the members', () => {
  const help = 'A JSON list of { what, result }.';
  expect(isJsonField({ inlineHelpText: help }, null)).toBe(true);
  expect(isJsonField({ inlineHelpText: null }, stored)).toBe(true);
  expect(isJsonField({ inlineHelpText: 'One in a line.' }, 'Rotor')).toBe(false);
  expect(membersIn(help)).toEqual(['what', 'result']);
  expect([membersIn('A JSON list of texts.'), membersIn(null)]).toEqual([[], []]);
});
