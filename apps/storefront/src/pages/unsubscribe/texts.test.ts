import { expect, test } from 'vitest';
import * as german from './texts.de.tsx';

test.each([
  ['the listings that you watch', 'die Angebote auf Ihrer Merkliste'],
  ['the saved search “Centrifuges, “new””', 'die gespeicherte Suche „Centrifuges, “new”“'],
  // Something that the server says since.
  ['your orders', 'your orders'],
])('mails about %j are about %j in German', (subject, said) => {
  expect(german.lead(subject)).toBe(`Sie erhalten E-Mails über ${said}.`);
  expect(german.subjectLine(subject)).toBe(`Es ging um ${said}.`);
});
