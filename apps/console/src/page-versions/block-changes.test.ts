import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../content/body-value.ts';
import { compareBlocks } from './block-changes.ts';

const block = (
  definition: string,
  attributes: JsonObject,
  ...content: readonly JsonObject[]
): JsonObject => ({
  definition,
  attributes,
  ...(content.length > 0 && { regions: { content } }),
});
const text = (words: string, more: JsonObject = {}): JsonObject =>
  block('text-block', { text: words, ...more });
const section = (...content: readonly JsonObject[]): JsonObject => block('section', {}, ...content);
const column = block('column', {});
const page = (...content: readonly JsonObject[]): JsonObject => ({ regions: { content } });

/** "moved content.0>content.1", and what is added with it. */
const changes = (before: JsonObject, after: JsonObject): readonly string[] =>
  compareBlocks(before, after).map(({ kind, before: old, after: now, settings, inside }) =>
    [
      ...[kind, old?.place ?? '', now?.place ?? ''],
      ...settings.map(({ name }) => name),
      ...(inside > 0 ? [`+${inside}`] : []),
    ]
      .filter(Boolean)
      .join(' '),
  );

const home = page(section(text('One'), text('Two'), column), section(text('Three'), column), text('Four'));

describe('blocks of two versions', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    ['are the same', home, []],
    [
      'written in another order of members are the same',
      page(
        { regions: { content: [text('One'), text('Two'), column] }, attributes: {}, definition: 'section' },
        section(text('Three'), column),
        text('Four'),
      ),
      [],
    ],
    [
      'with another word',
      page(section(text('One'), text('Zwei'), column), section(text('Three'), column), text('Four')),
      ['changed content.0.content.1 content.0.content.1 text'],
    ],
    [
      'with one before all others, which stay what they are',
      page(
        text('Zero'),
        section(text('One'), text('Two'), column),
        section(text('Three'), column),
        text('Four'),
      ),
      ['added content.0'],
    ],
    [
      'without one and all in it',
      page(section(text('Three'), column), text('Four')),
      ['removed content.0 +3'],
    ],
    [
      'with sections in another order: one of them was moved',
      page(section(text('Three'), column), section(text('One'), text('Two'), column), text('Four')),
      ['moved content.1 content.0'],
    ],
    [
      'with one in another section',
      page(section(text('Two'), column), section(text('Three'), column, text('One')), text('Four')),
      ['moved content.0.content.0 content.1.content.2'],
    ],
    [
      'with one in another section, and changed',
      page(
        section(text('Two'), column),
        section(text('Three'), text('One', { alignment: 'end' }), column),
        text('Four'),
      ),
      ['movedAndChanged content.0.content.0 content.1.content.1 alignment'],
    ],
    [
      'with a new section around what was there',
      page(section(section(text('One'), text('Two'), column)), section(text('Three'), column), text('Four')),
      ['added content.0', 'moved content.0 content.0.content.0'],
    ],
    [
      'with an empty one more among equals',
      page(section(text('One'), text('Two'), column, column), section(text('Three'), column), text('Four')),
      ['added content.0.content.3'],
    ],
    [
      'with a section of another look, in which all else is the same',
      page(
        block('section', { background: 'dark' }, text('One'), text('Two'), column),
        section(text('Three'), column),
        text('Four'),
      ),
      ['changed content.0 content.0 background'],
    ],
    [
      'of which nothing is left',
      page(),
      ['removed content.0 +3', 'removed content.1 +2', 'removed content.2'],
    ],
  ])('%s', (_, after, expected) => {
    expect(changes(home, after)).toEqual(expected);
  });

  test('an empty block that came elsewhere is none that was moved', () => {
    expect(changes(page(section(text('One'), column)), page(section(text('One')), section(column)))).toEqual([
      'removed content.0.content.1',
      'added content.1 +1',
    ]);
  });

  test('of two in one place the one that reads alike was changed, the other one is gone', () => {
    expect(
      changes(
        page(text('Everything must go'), text('Until the end of May')),
        page(text('Until the end of June')),
      ),
    ).toEqual(['removed content.0', 'changed content.1 content.0 text']);
  });

  test('what else a block has is named, too', () => {
    const [change] = compareBlocks(page(text('A')), page({ ...text('A'), when: '{!User.isGuest}' }));
    expect(change?.settings).toEqual([
      { name: 'when', isSetting: false, before: undefined, after: '{!User.isGuest}' },
    ]);
  });

  test('what is no block stands for nothing', () => {
    const broken = page(null as unknown as JsonObject, 'x' as unknown as JsonObject, text('A'));
    expect(changes(broken, page(text('A')))).toEqual([]);
    expect(changes({}, { regions: 7 })).toEqual([]);
  });

  test('pages of thousands of blocks are compared block by block', () => {
    const blocks = Array.from({ length: 4_000 }, (_, at) => text(`Line ${at}`));
    const other = blocks.map((one, at) => (at % 2 === 0 ? text(`Row ${at}`) : one)).toSpliced(100, 1);
    const found = changes(page(...blocks), page(...other));
    expect(found).toHaveLength(2_000);
    expect(found).toContain('removed content.100');
    expect(found).toContain('changed content.3998 content.3997 text');
    expect(changes(page(...blocks), page(...blocks.toReversed()))).toHaveLength(3_999);
  });
});
