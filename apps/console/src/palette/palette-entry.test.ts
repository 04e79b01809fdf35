import { expect, test } from 'vitest';
import { fitting } from './palette-entry.ts';

const entries = ['Price books', 'Accounts', 'Buyer Accounts', 'Aufträge', 'Discounts'].map((label) => ({
  id: label,
  label,
}));
const labels = (typed: string, max = 9) => fitting(entries, typed, max).map(({ label }) => label);

test('entries that begin with what was typed come before those in which it stands', () => {
  expect(labels('acc')).toEqual(['Accounts', 'Buyer Accounts']);
  expect(labels('count')).toEqual(['Accounts', 'Buyer Accounts', 'Discounts']);
});

test('every word has to fit, in any order, without regard to case and accents', () => {
  expect(labels('ACC buy')).toEqual(['Buyer Accounts']);
  expect(labels('auftrage')).toEqual(['Aufträge']);
  expect(labels('acc zebra')).toEqual([]);
});

test('nothing typed leaves the order, and no more than asked for are shown', () => {
  expect(labels(' ', 2)).toEqual(['Price books', 'Accounts']);
});
