import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  borderProperties,
  clampColumns,
  itemGap,
  parseAlignment,
  parseBorderStyle,
  parseColor,
  parseFlexibleAlignment,
  parseItemSpacing,
  parseSize,
  percent,
  pixels,
} from './index.ts';

test('S-181 alignment accepts left, center or right', () => {
  expect(['left', 'center', 'right', ' Center ', 'top', 7].map((value) => parseAlignment(value))).toEqual([
    'left',
    'center',
    'right',
    'center',
    'left',
    'left',
  ]);
  expect(parseAlignment('justify', 'right')).toBe('right');
});

test('S-182 the flexible block also accepts top and bottom', () => {
  expect(['top', 'bottom', 'right', 'middle'].map((value) => parseFlexibleAlignment(value))).toEqual([
    'top',
    'bottom',
    'right',
    'left',
  ]);
});

test('S-183 sizes accept small, medium or large', () => {
  expect(['small', 'medium', 'large', 'x-large', null].map((value) => parseSize(value))).toEqual([
    'small',
    'medium',
    'large',
    'medium',
    'medium',
  ]);
});

test('S-184 item spacing accepts its six words', () => {
  const words = ['x-large', 'large', 'medium', 'small', 'xx-small', 'none'];
  expect(words.map(parseItemSpacing)).toEqual(words);
  expect(new Set(words.map((word) => itemGap(parseItemSpacing(word)))).size).toBe(6);
});

test('S-185 item spacing is none by default', () => {
  expect([undefined, 'x-small', 3, {}].map(parseItemSpacing)).toEqual(['none', 'none', 'none', 'none']);
});

test('S-186 S-261 columns are clamped to 1 to 6', () => {
  expect([0, 7, -3, 4, '4', 2.9, Number.NaN, 'many', undefined].map(clampColumns)).toEqual([
    1, 6, 1, 4, 4, 2, 1, 1, 1,
  ]);
});

test('S-103 S-104 S-105 a border is solid, 0 wide and square by default', () => {
  expect(parseBorderStyle(undefined)).toBe('solid');
  expect(borderProperties({})).toEqual({
    '--block-border': '0px solid var(--color-line)',
    '--block-radius': '0px',
  });
  expect(
    borderProperties({ borderWidth: 2, borderRadius: 4, borderColor: '#123456', borderStyle: 'dashed' }),
  ).toEqual({
    '--block-border': '2px dashed #123456',
    '--block-radius': '4px',
  });
});

test('lengths stay within their limits', () => {
  expect([pixels(301, 0), pixels(-1, 0), pixels('tall', 300), pixels(1e9, 0)]).toEqual([
    '301px',
    '0px',
    '300px',
    '10000px',
  ]);
  expect([percent(75, 100), percent(140, 100), percent(undefined, 50)]).toEqual(['75%', '100%', '50%']);
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

test('no setting of any type makes a parser throw', () => {
  const parsers = [
    parseAlignment,
    parseFlexibleAlignment,
    parseSize,
    parseItemSpacing,
    parseBorderStyle,
    parseColor,
    clampColumns,
    (value: unknown) => pixels(value, 0),
    (value: unknown) => percent(value, 100),
  ];
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const parse of parsers) parse(value);
      const columns = clampColumns(value);
      return Number.isInteger(columns) && columns >= 1 && columns <= 6;
    }),
  );
});
