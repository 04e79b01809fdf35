import { expect, test } from 'vitest';
import * as german from './status-text.de.ts';
import * as english from './status-text.ts';

test('the status of an order is said in the language of the pages; one that is not known as the server calls it', () => {
  expect(english.statusText('Shipped', 'On its way')).toBe('On its way');
  expect(german.statusText('Shipped', 'On its way')).toBe('Unterwegs');
  expect(german.statusText('Returned', 'Came back')).toBe('Came back');
});
