import { settingFacts } from '@relab/toolkit/settings';
import { expect, test } from 'vitest';
import { blockTexts } from '../apps/console/src/design/block-texts.de.ts';
import * as german from '../apps/console/src/design/setting-texts.de.ts';
import * as english from '../apps/console/src/design/setting-texts.ts';
import { pageBlocks } from '../apps/storefront/src/view/page-blocks.ts';
import { englishIn } from '../e2e/src/english-in-german.ts';

const blocks = Object.values(pageBlocks);
const facts = blocks.flatMap(({ settings }) => Object.values(settings).map(settingFacts));

test('every block that pages are made of is called something in German', () => {
  expect(Object.keys(pageBlocks).filter((name) => !blockTexts[name])).toEqual([]);
});

test.each([
  [
    'settings',
    blocks.flatMap(({ settings }) => Object.keys(settings)),
    german.settingTexts,
    english.settingTexts,
  ],
  ['regions', blocks.flatMap(({ regions }) => regions), german.regionTexts, english.regionTexts],
  [
    'values',
    facts.flatMap(({ choices = [] }) => choices).filter((choice) => /\p{L}/u.test(choice)),
    german.choiceTexts,
    english.choiceTexts,
  ],
  ['hints', facts.flatMap(({ phrase }) => phrase ?? []), german.phraseTexts, english.phraseTexts],
])('the page editor says %s of blocks in German, and none that are not there', (_, used, de, en) => {
  const names = [...new Set(used)].toSorted();
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(de).toSorted()).toEqual(names);
  expect(Object.keys(en).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(de).filter((text) => englishIn(text) !== undefined)).toEqual([]);
});
