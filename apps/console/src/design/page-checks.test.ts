// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { JsonObject } from '../content/body-value.ts';
import { outlineOf } from './outline.ts';
import { pageFindings } from './page-checks.ts';

const good = {
  title: 'Used instruments with a warranty',
  description: 'Centrifuges, freezers and microscopes, tested by people who have used them for years.',
};
/** A block between its marks, as the site renders it for the editor. */
const block = (place: string, html: string): string =>
  `<template data-block="${place}"></template>${html}<template data-block-end=""></template>`;

function found(blocks: string, head = good, view: JsonObject = {}): readonly (readonly [string, string?])[] {
  const html = `<header><h1>Relab</h1><a href="/"></a></header><main>${blocks}</main>`;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return pageFindings(page, { head }, 'Offer', outlineOf(view)).map(({ finding: { kind }, place }) =>
    place === undefined ? [kind] : [kind, place],
  );
}
const title = block('content.0', '<h1>Offer</h1>');

test('a page whose headings, pictures, links and lengths are good has nothing to better', () => {
  const picture = block('content.1', '<img src="/a" alt="A rotor">');
  expect(found(title + picture + block('content.2', '<h2>A</h2><a href="/a">Rotors</a>'))).toEqual([]);
});

test('each finding leads to the innermost block that it is in', () => {
  const inner = block('content.1.content.0', '<h4>Deep</h4><a href="/a"> </a>');
  expect(found(title + block('content.1', `<div>${inner}<h1>Again</h1></div>`))).toEqual([
    ['headingSkipped', 'content.1.content.0'],
    ['headingOneAgain', 'content.1'],
    ['linkEmpty', 'content.1.content.0'],
  ]);
});

test('what the page lacks leads nowhere; what is around its blocks does not count', () => {
  expect(found(block('content.0', '<h2>A</h2>'))).toEqual([['headingOneMissing']]);
});

test('a picture that stands for itself says what it shows; one beside words may decorate them', () => {
  const beside = block('content.1', '<div><img src="/a" alt=""><p>Words</p></div>');
  const alone = block('content.2', '<img src="/a" alt="">');
  expect(found(title + beside + alone)).toEqual([['imageSilent', 'content.2']]);
  expect(found(title + block('content.1', '<img src="/a">'))).toEqual([['imageWithoutAlt', 'content.1']]);
});

test('a block that is repeated is named once', () => {
  expect(found(title + block('content.1', '<h4>A</h4>') + block('content.1', '<h4>A</h4>'))).toEqual([
    ['headingSkipped', 'content.1'],
  ]);
});

test('title and description lead to the block that has them', () => {
  const view = { regions: { hidden: [{ definition: 'seo-assistant' }] } };
  const head = { title: 'T'.repeat(61), description: 'Short' };
  expect(found(title, head, view)).toEqual([
    ['titleLong', 'hidden.0'],
    ['descriptionShort', 'hidden.0'],
  ]);
  expect(found(title, { title: '', description: '' })).toEqual([['descriptionMissing']]);
});
