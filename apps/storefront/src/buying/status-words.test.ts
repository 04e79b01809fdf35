import { expect, test } from 'vitest';
import * as german from './status-words.de.ts';
import * as english from './status-words.ts';

test('the status of an order is said in the language of the pages; one that is not known as the server calls it', () => {
  expect(english.statusWords('Shipped', 'On its way')).toBe('On its way');
  expect(german.statusWords('Shipped', 'On its way')).toBe('Unterwegs');
  expect(german.statusWords('Returned', 'Came back')).toBe('Came back');
});
