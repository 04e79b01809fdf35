// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { elementFindings, richTextFindings } from './rich-text-checks.ts';

const kinds = (html: string): readonly string[] => richTextFindings(html).map(({ kind }) => kind);

test('headings begin below the title of the page and leave out no level on their way down', () => {
  expect(kinds('<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3><h4>E</h4><h2>F</h2>')).toEqual([]);
  expect(richTextFindings('<h2>A</h2><h4>B</h4>')).toEqual([
    { kind: 'headingSkipped', text: 'B', from: 2, to: 4 },
  ]);
  expect(kinds('<h3>First</h3>')).toEqual(['headingSkipped']);
  expect(kinds('<h1>Again</h1><h2> </h2>')).toEqual(['headingOne', 'headingEmpty']);
});

test('a page has one heading of level 1 of its own', () => {
  const onPage = (html: string): readonly string[] => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return elementFindings(body, true).map(({ finding }) => finding.kind);
  };
  expect(onPage('<h1>A</h1><h2>B</h2>')).toEqual([]);
  expect(onPage('<h2>B</h2>')).toEqual(['headingOneMissing']);
  expect(onPage('<h1>A</h1><h1>B</h1>')).toEqual(['headingOneAgain']);
});

test('a picture says what it shows, or that it decorates', () => {
  expect(kinds('<img src="/a"><img src="/b" alt=""><img src="/c" alt="A rotor">')).toEqual([
    'imageWithoutAlt',
  ]);
});

test('a link says where it leads', () => {
  expect(kinds('<p><a href="/a">Read more …</a> <a href="/b">Hier</a> <a href="/c">Rotors</a></p>')).toEqual([
    'linkVague',
    'linkVague',
  ]);
  expect(kinds('<a href="https://a.example">https://a.example</a><a href="/b"> </a>')).toEqual([
    'linkIsAddress',
    'linkEmpty',
  ]);
  expect(kinds('<a href="/a"><img src="/x" alt="A rotor"></a>')).toEqual([]);
});

test('the same words lead to the same place', () => {
  expect(kinds('<a href="/a">Rotors</a><a href="/a">Rotors</a>')).toEqual([]);
  expect(richTextFindings('<a href="/a">Rotors</a><a href="/b">rotors</a>')).toEqual([
    { kind: 'linkTwice', text: 'rotors' },
  ]);
});

test('a table has headings of its columns or rows', () => {
  expect(kinds('<table><tr><td>1</td></tr></table><table><tr><th>A</th><td>1</td></tr></table>')).toEqual([
    'tableWithoutHead',
  ]);
});

test('hostile and broken markup is looked at and does nothing', () => {
  expect(
    kinds('<img src=x onerror="globalThis.wasRun = true" alt="x"><a href="javascript:alert(1)">Rotors'),
  ).toEqual([]);
  expect('wasRun' in globalThis).toBe(false);
});
