import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocumentGzip } from './document-gzip.ts';

const style = 'p { color: red }'.repeat(500);

test.each([
  ['', ''],
  ['<style>', '</style>'],
  ['<title>Zentrifügen</title><style>', `</style>${'<p>8.650 €</p>'.repeat(9_000)}`],
])('a document whose style sheet was compressed before comes back whole', async (beforeStyle, afterStyle) => {
  const gzip = createDocumentGzip(style);
  const bytes = await gzip({ beforeStyle, afterStyle });
  expect(gunzipSync(bytes).toString()).toBe(beforeStyle + style + afterStyle);
  expect(bytes.length).toBeLessThan(2_000);
});

test('an empty style sheet is a style sheet', async () => {
  const bytes = await createDocumentGzip('')({ beforeStyle: 'before', afterStyle: 'after' });
  expect(gunzipSync(bytes).toString()).toBe('beforeafter');
});
