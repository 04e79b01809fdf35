import { expect, test } from 'vitest';
import { readPlace } from './place.ts';

test.each([
  ['Lyon, France', 'Lyon', 'FR'],
  ['Leiden, NL', 'Leiden', 'NL'],
  ['Building 4, Cambridge, UK', 'Building 4, Cambridge', 'GB'],
  ['  Wien ,  Österreich ', 'Wien', 'AT'],
  ['Basel, switzerland', 'Basel', 'CH'],
])('%j is a city and a country', (text, city, country) => {
  expect(readPlace(text)).toEqual({ city, country });
});

test.each(['', 'Lyon', 'France', ', France', 'Lyon, Nowhere', 'Lyon, XQ', 'Lyon,'])(
  '%j does not say both',
  (text) => {
    expect(readPlace(text)).toBeUndefined();
  },
);
