import { createGunzip, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocumentGzip } from './document-gzip.ts';

const style = 'p { color: red }'.repeat(500);
const bytesOf = (text: string) => new TextEncoder().encode(text);

const documents: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['<style>', '</style>'],
  ['<title>Zentrifügen</title><style>', `</style>${'<p>8.650 €</p>'.repeat(9_000)}`],
];

test.each(documents)(
  'a document whose style sheet was compressed before comes back whole',
  async (beforeStyle, afterStyle) => {
    const bytes = await createDocumentGzip(style).whole({ beforeStyle, afterStyle });
    expect(gunzipSync(bytes).toString()).toBe(beforeStyle + style + afterStyle);
    expect(bytes.length).toBeLessThan(2_000);
  },
);

test.each(documents)('so does one that is streamed', async (beforeStyle, afterStyle) => {
  const text = bytesOf(afterStyle);
  const middle = Math.floor(text.length / 2);
  const rest = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text.subarray(0, middle));
      controller.enqueue(text.subarray(middle));
      controller.close();
    },
  });
  const sent = await new Response(createDocumentGzip(style).streamed(beforeStyle, rest)).arrayBuffer();
  expect(gunzipSync(sent).toString()).toBe(beforeStyle + style + afterStyle);
  expect(sent.byteLength).toBeLessThan(2_000);
});

test('an empty style sheet is a style sheet', async () => {
  const bytes = await createDocumentGzip('').whole({ beforeStyle: 'before', afterStyle: 'after' });
  expect(gunzipSync(bytes).toString()).toBe('beforeafter');
});

/** A stream of which pieces are written one by one, and the pieces of it that a browser can read so far. */
function openStream() {
  let written: ReadableStreamDefaultController<Uint8Array> | undefined;
  let canceled: unknown;
  const rest = new ReadableStream<Uint8Array>({
    start: (controller) => {
      written = controller;
    },
    cancel: (reason) => {
      canceled = reason ?? 'gone';
    },
  });
  const reader = createDocumentGzip(style).streamed('<style>', rest).getReader();
  return {
    reader,
    write: (text: string) => written?.enqueue(bytesOf(text)),
    fail: (error: Error) => written?.error(error),
    canceled: () => canceled,
  };
}

test('what arrives is sent on before the rest is there, the first piece with all before it', async () => {
  const { reader, write } = openStream();
  const unzip = createGunzip();
  let shown = '';
  unzip.on('data', (bytes: Buffer) => {
    shown += bytes.toString();
  });
  write('</style><h1>Rotors</h1>');
  unzip.write((await reader.read()).value);
  await expect.poll(() => shown).toBe(`<style>${style}</style><h1>Rotors</h1>`);
  write('<p>Similar</p>');
  unzip.write((await reader.read()).value);
  await expect.poll(() => shown).toContain('<p>Similar</p>');
  unzip.destroy();
});

test('a reader who leaves ends the stream that is compressed', async () => {
  const { reader, write, canceled } = openStream();
  write('</style>');
  await reader.read();
  await reader.cancel();
  await expect.poll(canceled).toBeDefined();
});

test('an error of the stream that is compressed is passed on', async () => {
  const { reader, write, fail } = openStream();
  write('</style>');
  await reader.read();
  fail(new Error('broken'));
  await expect(reader.read()).rejects.toThrow('broken');
});
