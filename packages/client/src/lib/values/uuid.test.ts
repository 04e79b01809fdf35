import { afterEach, expect, it, vi } from 'vitest';
import { uuid } from './uuid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is of version 4 and another each time', () => {
  expect(uuid()).toMatch(form);
  expect(uuid()).not.toBe(uuid());
});

it('is so where the browser makes none', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  for (let count = 0; count < 100; count++) expect(uuid()).toMatch(form);
  expect(uuid()).not.toBe(uuid());
});
