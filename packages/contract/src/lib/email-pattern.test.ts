import { expect, test } from 'vitest';
import { emailPattern } from './email-pattern.ts';

const isEmail = (text: string): boolean => new RegExp(emailPattern).test(text);

test.each([
  'ada@example.com',
  'ada.nwosu+lab@sub.example.co.uk',
  "o'brien_1@example.museum",
  '_ops@example.com',
  '9lives@xn--bcher-kva.example',
  'jörg@bücher.example',
  '山田@例え.テスト',
  'bounce=ada@example.com',
])('%s is taken for an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '=HYPERLINK("https://evil.example","x")@x.example',
  '=HYPERLINK(A1)@x.example',
  '=1+1@x.example',
  '+49@x.example',
  '-1@x.example',
  '＝1@x.example',
  '@x.example',
  'ada@example',
  'ada@@example.com',
  'ada@exam ple.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@.example.com',
  'ada@example..com',
  'ada@example.com.',
  'ada@example.com\nBcc: all@example.com',
  '"ada"@example.com',
  'Ada <ada@example.com>',
  'ada,eve@example.com',
  'ada@[192.0.2.1]',
  'ada@example.com/path',
])('%j is not taken for an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an endless text is found not to be an address in no time', () => {
  const begin = performance.now();
  expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false);
  expect(isEmail(`${'a.'.repeat(50_000)}`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(50_000)}!`)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(5_000);
});
