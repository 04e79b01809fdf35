import { expect, test } from 'vitest';
import { Account } from '../standard-objects/account.ts';
import { colorOf, drawIcon, iconFileOf, iconUrlOf } from './icon.ts';

const drawn = (label: string, color: string | null = '#5867E8'): string =>
  drawIcon({ ...Account, label, color });

test('an icon has letters of its object on its colour', () => {
  expect(drawn('Account')).toMatch(/fill="#5867E8".*>Ac<\/text>/);
  expect(drawn('Price Book Entry')).toContain('>PB</text>');
  expect(drawn('Öl')).toContain('>Öl</text>');
  expect(drawn('X')).toContain('>X</text>');
  expect(drawn('')).toContain('>?</text>');
});

test('letters can be read on light and on dark colours', () => {
  expect(drawn('Account', '#FFE9A8')).toContain('fill="#000000"');
  expect(drawn('Account', '#16325C')).toContain('fill="#ffffff"');
});

test('an invalid colour becomes grey', () => {
  expect(colorOf({ ...Account, color: 'red" onload="x' })).toMatch(/^#[0-9A-F]{6}$/);
  expect(colorOf({ ...Account, color: null })).toMatch(/^#[0-9A-F]{6}$/);
});

test('another drawing of an icon has another address', () => {
  expect(iconUrlOf(Account)).toBe(`/img/icon/${iconFileOf(Account)}`);
  expect(iconFileOf({ ...Account, color: '#000000' })).not.toBe(iconFileOf(Account));
  expect(iconFileOf({ ...Account, label: 'Other' })).not.toBe(iconFileOf(Account));
});
