import { expect, test } from 'vitest';
import { elementsOf, escapeXml, readXml, textOf, XmlError } from './read-xml.ts';

test('elements, attributes and text are read, prefixes and comments left out', () => {
  const root = readXml(
    '\uFEFF<?xml version="1.0"?>\n<x:a xmlns:x="y" one=\'1 "\' two = "&lt;2"><!-- no --><b/>t&amp;<b>u&#x41;<![CDATA[<c>]]></b></x:a>\n',
  );
  expect(root.name).toBe('a');
  expect([...root.attributes].slice(1)).toEqual([
    ['one', '1 "'],
    ['two', '<2'],
  ]);
  expect(elementsOf(root, 'b').map(textOf)).toEqual(['', 'uA<c>']);
  expect(textOf(root)).toBe('t&uA<c>');
});

test('what is escaped is read as it was', () => {
  const text = 'a < b & "c" > \'d\'\r\n\té😀';
  expect(textOf(readXml(`<a>${escapeXml(text)}</a>`))).toBe(text);
  expect(readXml(`<a b="${escapeXml(text)}"/>`).attributes.get('b')).toBe(text);
  expect(escapeXml('a\0b\u0008')).toBe('ab');
});

test.each([
  ['an external entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
  ['entities of entities', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
  ['a document type', '<!doctype a><a/>'],
  ['an entity that is not declared', '<a>&e;</a>'],
  ['a member of objects as an entity', '<a>&constructor;</a>'],
  ['an & alone', '<a>b & c</a>'],
  ['a character that is none', '<a>&#0;</a>'],
  ['a character beyond all', '<a>&#x110000;</a>'],
  ['an element that is not closed', '<a><b></a>'],
  ['one that is closed twice', '<a></a></a>'],
  ['two documents', '<a/><b/>'],
  ['none', ' '],
  ['text around', 'a<b/>'],
  ['an attribute without quotes', '<a b=c/>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['a tag that does not end', '<a b="1'],
  ['too much in each other', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
])('%s is refused', (_, text) => {
  expect(() => readXml(text)).toThrow(XmlError);
});

test('a long document without an end is refused at once', () => {
  const begun = performance.now();
  for (const text of [
    '<a '.repeat(50_000),
    `<a ${'b="1" '.repeat(50_000)}`,
    `<a>${'&'.repeat(100_000)}`,
    '<!--'.repeat(50_000),
  ])
    expect(() => readXml(text)).toThrow(XmlError);
  expect(performance.now() - begun).toBeLessThan(3000);
});
