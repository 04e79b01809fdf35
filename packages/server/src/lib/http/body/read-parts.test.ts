import { expect, test } from 'vitest';
import { posted } from './posted.fixture.ts';
import { type Part, type PartLimits, readParts } from './read-parts.ts';

const limits: PartLimits = { maxBytes: 1_000_000, maxTextBytes: 1_000, maxFiles: 2 };
const type = { 'content-type': 'multipart/form-data; boundary=cut' };
async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const part = (disposition: string, content = '') =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = '--cut--\r\n';

async function parse(
  pieces: Iterable<string | Uint8Array>,
  headers: Readonly<Record<string, string>> = type,
): Promise<readonly Part[]> {
  return await collect(readParts(posted(pieces, headers).request, limits));
}

test('a browser’s form is read with its files, as the platform reads it', async () => {
  const form = new FormData();
  form.append('text', 'Wägezelle ✓\r\nline');
  form.append('a "quoted"\r\nname', '1');
  form.append(
    'file',
    new File([new Uint8Array([0, 13, 10, 45, 45])], 'päper "1".pdf', { type: 'application/pdf' }),
  );
  form.append('empty', new File([], '', { type: 'application/octet-stream' }));
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const expected = [...(await new Response(bytes, { headers }).formData())];
  for (const size of [1, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const parts = await parse(pieces, headers);
    expect(parts.map(({ name, content }) => [name, typeof content])).toEqual(
      expected.map(([name, content]) => [name, typeof content]),
    );
    for (const [at, { content }] of parts.entries()) {
      const other = expected[at]?.[1];
      if (typeof content === 'string' || !(other instanceof File)) expect(content).toBe(other);
      else {
        expect([content.name, content.type]).toEqual([other.name, other.type]);
        expect(await content.bytes()).toEqual(await other.bytes());
      }
    }
  }
});

test('a backslash in a file’s name is one, and names may stand without quotes', async () => {
  const [read] = await parse([part('name=a; filename="C:\\Papers\\a.pdf"', 'x'), end]);
  const { name, content } = read ?? {};
  expect([name, content instanceof File && content.name]).toEqual(['a', 'C:\\Papers\\a.pdf']);
});

test('200,000 empty parts end at the hundred and first', async () => {
  const { request, taken } = posted(Array(2_000).fill(part('name="a"').repeat(100)), type);
  const reading = collect(readParts(request, limits));
  await expect(reading).rejects.toMatchObject({ status: 413, message: expect.stringContaining('100 parts') });
  expect(taken()).toBeLessThan(4);
});

test.each([
  ['without an end', [part('name="a"'), part('name="b"', 'x')], 400],
  ['that is empty', [], 400],
  ['that does not begin with its boundary', ['x\r\n', part('name="a"'), end], 400],
  ['with a part without a name', [part('filename="a.txt"', 'x'), end], 400],
  ['with a part without headers', ['--cut\r\n\r\nx\r\n', end], 400],
  ['with a file name of 64 kB', [part(`name="a"; filename="${'n'.repeat(65_536)}"`), end], 400],
  ['with a header that never ends', ['--cut\r\nX: ', 'x'.repeat(100_000)], 400],
  ['with a text of more than its limit', [part('name="a"', 'x'.repeat(1_001)), end], 413],
  ['with more than is allowed in all', [part('name="a"; filename="b"', 'x'.repeat(1_000_001)), end], 413],
  ['with a file too many', [part('name="a"; filename="b"', 'x').repeat(3), end], 413],
  [
    'with bytes that are no text in a header',
    [new Uint8Array([...Buffer.from('--cut\r\nA: '), 255, 13, 10, 13, 10]), '\r\n', end],
    400,
  ],
])('a form %s is rejected', async (_, pieces, status) => {
  await expect(parse(pieces)).rejects.toMatchObject({ status });
});

test('what follows the last boundary means nothing', async () => {
  const parts = await parse([part('name="a"', '1'), '--cut--', '\r\n', 'rest', part('name="b"', '2')]);
  expect(parts).toEqual([{ name: 'a', content: '1' }]);
});

test.each([
  ['application/json', 415],
  ['multipart/mixed; boundary=cut', 415],
  ['multipart/form-data', 415],
  ['multipart/form-data; charset=x', 400],
  [`multipart/form-data; boundary=${'b'.repeat(71)}`, 400],
])('a body of the kind %s is not read', async (kind, status) => {
  const { request, taken } = posted([part('name="a"'), end], { 'content-type': kind });
  await expect(collect(readParts(request, limits))).rejects.toMatchObject({ status });
  expect(taken()).toBe(0);
});
