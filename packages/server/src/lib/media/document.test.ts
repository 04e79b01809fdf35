import { expect, test } from 'vitest';
import { type DocumentData, renderDocument } from './document.ts';
import { toPdfText } from './pdf-text.ts';
import { wordsOf } from './pdf-words.fixture.ts';

const report: DocumentData = {
  title: 'Condition report',
  subtitle: 'Refrigerated benchtop centrifuge, serial number 5811-204',
  rows: [
    ['Model', '5810 R'],
    ['Temperature', '−9 °C to 40 °C, ≥ 4 °C at full speed'],
  ],
  sections: [
    { heading: 'What was tested', rows: [['Speed', 'within 0.5 % at 4,000 rpm']] },
    { heading: 'What was found', paragraphs: ['The lid seal was replaced.', 'Scratches on the left side.'] },
  ],
  footer: 'Issued by the seller',
  issued: new Date('2026-03-02T10:00:00Z'),
};

const pages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test('a document holds its title, rows, sections and foot on one page of a few kB', async () => {
  const pdf = await renderDocument(report);
  expect(pages(pdf)).toBe(1);
  expect(pdf.byteLength).toBeLessThan(8_000);
  const words = wordsOf(pdf);
  for (const part of [
    'Condition report',
    '5810 R',
    'What was tested',
    '4,000 rpm',
    'lid seal',
    'Issued by',
    '1 / 1',
  ]) {
    expect(words).toContain(part);
  }
});

test('a long document goes on over more pages, each with its number', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Point ${index}`, 'in order'] as const);
  const pdf = await renderDocument({ ...report, sections: [{ heading: 'Points', rows }] });
  expect(pages(pdf)).toBe(4);
  const words = wordsOf(pdf);
  expect(words).toContain('Point 89');
  expect(words).toContain('4 / 4');
});

test('the same document gives the same bytes', async () => {
  expect(Buffer.from(await renderDocument(report)).equals(Buffer.from(await renderDocument(report)))).toBe(
    true,
  );
});

test('signs that the standard fonts lack are spelled out', () => {
  expect(toPdfText('≥ 10 kΩ, 37 °C ± 0.5 µm, 5 €')).toBe('>= 10 kohm, 37 °C ± 0.5 µm, 5 €');
  expect(toPdfText('Łódź, Győr, 東')).toBe('Lódz, Gyor, ?');
  expect(toPdfText('a\u0007b\nc')).toBe('ab\nc');
});
