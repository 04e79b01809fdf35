import { expect, test } from 'vitest';
import { isPicture, sniffFileType } from './file-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const zip = (...parts: readonly string[]): Uint8Array => bytes(`PK\x03\x04 ${parts.join(' ')}`);

test.each([
  ['PDF', bytes('%PDF-1.7'), 'a.html'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'a.exe'],
  ['JPG', bytes('\xff\xd8\xff\xe0'), ''],
  ['GIF', bytes('GIF89a'), ''],
  ['WEBP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), ''],
  ['WORD_X', zip('[Content_Types].xml', 'word/document.xml'), 'a.zip'],
  ['ZIP', zip('folders/sfdc_cms__news/a/_meta.json'), 'a.zip'],
  ['XLIFF', bytes('<?xml version="1.0"?>\n<!-- a -->\n<xliff xmlns="x" version="2.1">'), 'a.xlf'],
  ['EXCEL_X', zip('[Content_Types].xml', 'xl/workbook.xml'), ''],
  ['POWER_POINT_X', zip('[Content_Types].xml', 'ppt/slides.xml'), ''],
  ['TEXT', bytes('1 < 2\n'), 'a.html'],
  ['CSV', bytes('a;b\n1;2\n'), 'a.CSV'],
])('%s is known by its bytes, whatever its name', (name, content, fileName) => {
  expect(sniffFileType(content, fileName)?.name).toBe(name);
});

test.each([
  ['a page', bytes('<!DOCTYPE html><script>'), 'a.txt'],
  ['a page after blanks', bytes('\n  <html>'), 'a.csv'],
  ['a drawing', bytes('<svg xmlns="…">'), 'a.png'],
  ['XML', bytes('<?xml version="1.0"?>'), 'a.txt'],
  ['a script', bytes('#!/bin/sh\n'), 'a.txt'],
  ['a program', bytes('MZ\x90\x00'), 'a.pdf'],
  ['an archive', zip('a.txt'), 'a.docx'],
  ['bytes of another alphabet', bytes('\xe9t\xe9'), 'a.txt'],
  ['nothing', bytes(''), 'a.txt'],
])('%s is of no known type', (_, content, fileName) => {
  expect(sniffFileType(content, fileName)).toBeUndefined();
});

test('an HTML page behind a byte order mark is recognised as one', () => {
  expect(sniffFileType(new TextEncoder().encode('\ufeff<html>'), 'a.txt')).toBeUndefined();
});

test('isPicture is true for types that browsers show as images', () => {
  expect(['PNG', 'JPG', 'GIF', 'WEBP', 'PDF', 'TEXT', 'SVG'].filter(isPicture)).toEqual([
    'PNG',
    'JPG',
    'GIF',
    'WEBP',
  ]);
});
