import { expect, test } from 'vitest';
import { csvLine } from './csv-text.ts';
import { ImportFileError, readImportFile } from './import-file.ts';

const read = (text: string, delimiter = '') =>
  readImportFile(new TextEncoder().encode(text), 'utf-8', delimiter);

test.each([',', ';', '\t', '|'])('a file whose cells are separated by "%s" is read', async (sign) => {
  const line = (...cells: string[]) => `${cells.join(sign)}\n`;
  const file = await read(line('Name', 'City') + line('Alder', 'Köln') + line('"two\nlines"', ''));
  expect(file).toEqual({
    headers: ['Name', 'City'],
    rows: [
      ['Alder', 'Köln'],
      ['two\nlines', ''],
    ],
    delimiter: sign,
  });
});

test('what was exported is read back alike, formulas among it', async () => {
  const row = ['=1+1', '+49 30', "it's", '-5', 'a "b", c'];
  const { rows } = await read(csvLine(['A', 'B', 'C', 'D', 'E']) + csvLine(row));
  expect(rows).toEqual([row]);
});

test('a file without rows, with a quote that does not end, or with too many rows says so', async () => {
  await expect(read('Name\n')).rejects.toThrow(ImportFileError);
  await expect(read('')).rejects.toThrow(ImportFileError);
  await expect(read('Name\n"open\nx\n')).rejects.toThrow(ImportFileError);
  await expect(read(`Name\n${'x\n'.repeat(100_001)}`)).rejects.toThrow('100,000');
});

test('100,000 rows are read', async () => {
  const { rows } = await read(
    `Name,Number\n${Array.from({ length: 100_000 }, (_, index) => `Row ${index},${index}\n`).join('')}`,
  );
  expect(rows).toHaveLength(100_000);
  expect(rows.at(-1)).toEqual(['Row 99999', '99999']);
});
