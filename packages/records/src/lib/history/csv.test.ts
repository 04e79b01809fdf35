import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('a row has its cells in quotes where they need them', () => {
  expect(csvRow(['a', 'b, c', 'd "e"', 'f\ng', null, 1.5, true])).toBe(
    'a,"b, c","d ""e""","f\ng",,1.5,true\r\n',
  );
});

test('a text that begins as a formula does runs in no spreadsheet', () => {
  expect(csvRow(['=1+1', '+1', '-1', '@A1', '\tx'])).toBe("'=1+1,'+1,'-1,'@A1,'\tx\r\n");
  expect(csvRow(['\r=1'])).toBe('"\'\r=1"\r\n');
});

test('a number is a number, also below zero', () => {
  expect(csvRow([-5, 0])).toBe('-5,0\r\n');
});
