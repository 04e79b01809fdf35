import { expect, test } from 'vitest';
import { decodeText, detectEncoding } from './decode-text.ts';

const text = 'Name,Ort\r\nMüller,Köln\r\n';
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const codes = [...(hasMark ? '\uFEFF' : ''), ...text].map((sign) => sign.charCodeAt(0));
  return new Uint8Array(
    codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  );
};
const windows = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['utf-8', utf8(text)],
  ['utf-8', utf8(`\uFEFF${text}`)],
  ['utf-16le', utf16(text, true, true)],
  ['utf-16le', utf16(text, true, false)],
  ['utf-16be', utf16(text, false, true)],
  ['utf-16be', utf16(text, false, false)],
  ['windows-1252', windows(text)],
] as const)('text that is written as %s is read', (encoding, bytes) => {
  expect(detectEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes, encoding)).toBe(text);
});

test('bytes that end in the middle of a character are UTF-8 all the same', () => {
  expect(detectEncoding(utf8('Köln ü').slice(0, -1))).toBe('utf-8');
});
