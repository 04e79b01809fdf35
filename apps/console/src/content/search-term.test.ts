import { expect, test } from 'vitest';
import { searchTerm } from './search-term.ts';

test('what is being typed finds what begins with it; a single letter is no word yet', () => {
  expect(searchTerm('cold ro')).toBe('cold ro*');
  expect(searchTerm('cold r')).toBe('cold*');
  expect(searchTerm('*uge')).toBe('*uge*');
  expect(searchTerm('cold*')).toBe('cold*');
  expect(searchTerm(' a ')).toBe('');
});
