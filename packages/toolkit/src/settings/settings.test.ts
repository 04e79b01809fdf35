import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { link } from '../link/index.ts';
import {
  alignment,
  boolean,
  borderProperties,
  borderSettings,
  choice,
  color,
  data,
  flexibleAlignment,
  hasBorder,
  integer,
  itemGap,
  itemSpacing,
  number,
  optionalBoolean,
  parseColor,
  pattern,
  percent,
  pixels,
  readSettings,
  type Setting,
  settingProblem,
  settingSchema,
  share,
  sizes,
  text,
} from './index.ts';

test('S-181 alignment accepts left, center or right', () => {
  const input = ['left', 'center', 'right', ' Center ', 'top', 7];
  expect(input.map(alignment().read)).toEqual(['left', 'center', 'right', 'center', 'left', 'left']);
});

test('S-182 the flexible block also accepts top and bottom', () => {
  const input = ['top', 'bottom', 'right', 'middle'];
  expect(input.map(flexibleAlignment().read)).toEqual(['top', 'bottom', 'right', 'left']);
});

test('S-183 sizes accept small, medium or large', () => {
  const input = ['small', 'medium', 'large', 'x-large', null];
  expect(input.map(choice(sizes, 'medium').read)).toEqual(['small', 'medium', 'large', 'medium', 'medium']);
});

test('S-184 item spacing accepts its six words', () => {
  const keywords = ['x-large', 'large', 'medium', 'small', 'xx-small', 'none'];
  const read = keywords.map(itemSpacing().read);
  expect(read).toEqual(keywords);
  expect(new Set(read.map(itemGap)).size).toBe(6);
});

test('S-185 item spacing is none by default', () => {
  expect([undefined, 'x-small', 3, {}].map(itemSpacing().read)).toEqual(['none', 'none', 'none', 'none']);
});

test('S-186 S-261 columns are clamped to 1 to 6', () => {
  const { read } = integer(1, 6, 1);
  expect([0, 7, -3, 4, '4', 2.9, Number.NaN, 'many', undefined].map(read)).toEqual([
    1, 6, 1, 4, 4, 2, 1, 1, 1,
  ]);
});

test('S-103 S-104 S-105 a border is solid, 0 wide and square by default', () => {
  const border = (input: object) => borderProperties(readSettings('Test', borderSettings, input));
  expect(border({})).toEqual({ '--block-border': '0px solid var(--color-line)', '--block-radius': '0px' });
  expect(border({ borderWidth: 2, borderRadius: 4, borderColor: '#123456', borderStyle: 'dashed' })).toEqual({
    '--block-border': '2px dashed #123456',
    '--block-radius': '4px',
  });
});

test('a border is seen when it has a width and a style', () => {
  const isSeen = (input: object) => hasBorder(readSettings('Test', borderSettings, input));
  expect(isSeen({ borderWidth: 1 })).toBe(true);
  expect(isSeen({ borderWidth: 1, borderStyle: 'none' })).toBe(false);
  expect(isSeen({ borderRadius: 6 })).toBe(false);
});

test('X-21 lengths stay within their limits', () => {
  expect([301, -1, 'tall', 1e9, null].map(pixels(300).read)).toEqual([
    '301px',
    '0px',
    '300px',
    '10000px',
    '300px',
  ]);
  expect([75, 140, undefined].map(percent(50).read)).toEqual(['75%', '100%', '50%']);
  expect([75, 140, undefined].map(share(50).read)).toEqual([0.75, 1, 0.5]);
  expect(pixels().read('tall')).toBeUndefined();
});

test('flags and texts come as content holds them', () => {
  expect([true, 'true', false, 'false', 'yes', 1].map(boolean(true).read)).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect([true, 'false', 'yes', undefined].map(optionalBoolean().read)).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
  expect(['a', 4, null, {}, ['a']].map(text().read)).toEqual(['a', '4', '', '', '']);
});

describe('colours', () => {
  test.each([
    '#fff',
    '#1b2a4480',
    'navy',
    'rgba(10, 20, 60, 0.28)',
    'oklch(0.3 0.1 262 / 28%)',
    'var(--color-panel)',
  ])('%s is one', (color) => expect(parseColor(color)).toBe(color));
  test.each([
    'red; position: fixed',
    'url(//example.test)',
    'rgb(0,0,0',
    'var(--x, url(x))',
    'expression(1)',
    '',
    12,
  ])('%s is none', (color) => expect(parseColor(color)).toBeUndefined());
});

const declared = {
  choice: choice(['left', 'top']),
  number: number(1, 400, 56.25),
  integer: integer(1, 6, 1),
  pixels: pixels(),
  percent: percent(50),
  share: share(50),
  boolean: boolean(),
  text: text(),
  color: color(),
  pattern: pattern(/^\d+%$/, 'a share such as 30%'),
  optionalBoolean: optionalBoolean(),
  link: link(),
  data: data(),
  ...borderSettings,
} satisfies Readonly<Record<string, Setting>>;

describe('what cannot be used as it is', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    [declared.choice, 'bottom', 'is one of left, top, not "bottom": it is left out'],
    [declared.integer, 7, 'is a whole number from 1 to 6, not 7: the nearest is used'],
    [declared.integer, 2.5, 'is a whole number from 1 to 6, not 2.5: the nearest is used'],
    [declared.percent, 'wide', 'is a number from 0 to 100 %, not "wide": 50 is used'],
    [declared.boolean, 'yes', 'is true or false, not "yes": false is used'],
    [declared.color, 'red;}', 'is a color, not "red;}": it is left out'],
    [declared.text, ['a'], 'is text, not a list: it is left out'],
    [declared.pattern, 'x', 'is a share such as 30%, not "x": it is left out'],
    [pattern(/^\d+%$/, 'a share such as 30%', '50%'), 'x', 'is a share such as 30%, not "x": 50% is used'],
    [declared.optionalBoolean, 'yes', 'is true or false, not "yes": it is left out'],
    [declared.link, '/sell', 'is a link, not "/sell": it is left out'],
  ])('is told with what happens instead (%#)', (setting, input, problem) => {
    expect(settingProblem(setting, input)).toBe(problem);
  });

  test('S-179 a link that nothing can open says what is wrong with it', () => {
    const to = (type: string, attributes: object) => ({ pageReference: { type, attributes } });
    const lacks = (type: string) =>
      `leads nowhere: its page reference lacks an attribute that ${type} requires`;
    expect(settingProblem(declared.link, to('standard__recordPage', { objectApiName: 'Product2' }))).toBe(
      lacks('standard__recordPage'),
    );
    // S-180.
    expect(settingProblem(declared.link, to('unknown', { name: 'Home' }))).toBe(lacks('standard__webPage'));
    expect(settingProblem(declared.link, to('comm__namedPage', { name: 'Home' }))).toBeUndefined();
  });

  test('is warned of in development, once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    readSettings('Test', { columns: declared.integer }, { columns: 9 });
    readSettings('Test', { columns: declared.integer }, { columns: 9 });
    expect(warn.mock.calls).toEqual([
      ['Test: columns is a whole number from 1 to 6, not 9: the nearest is used.'],
    ]);
  });

  test('nothing is said of what is used as it is', () => {
    const fine = { integer: '4', choice: ' Top ', boolean: 'true', color: 'navy', pattern: '30%', text: 7 };
    for (const [name, input] of Object.entries(fine))
      expect(settingProblem(declared[name as keyof typeof fine], input)).toBeUndefined();
  });
});

test('the schema of a setting says its limits and its default', () => {
  expect(settingSchema(declared.integer)).toEqual({ type: 'integer', minimum: 1, maximum: 6, default: 1 });
  expect(settingSchema(declared.choice)).toEqual({ enum: ['left', 'top'] });
  expect(settingSchema(declared.boolean)).toEqual({ type: 'boolean', default: false });
  expect(settingSchema(declared.optionalBoolean)).toEqual({ type: 'boolean' });
});

test('no value of any type makes a setting throw, and a clamped one stays in range', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const setting of Object.values(declared)) {
        setting.read(value);
        settingProblem(setting, value);
      }
      const columns = declared.integer.read(value);
      return Number.isInteger(columns) && columns >= 1 && columns <= 6;
    }),
  );
  vi.restoreAllMocks();
});
