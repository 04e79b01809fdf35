import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const request = (accepted: string) =>
  new Request('http://relab.example/', { headers: { 'accept-encoding': accepted } });
const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const long = '<p>centrifuge</p>'.repeat(500);

test('what was compressed can be read again', async () => {
  const brotli = compress(request('br'), page(long));
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(long);
  const gzip = compress(request('gzip'), page(long));
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
});

test('gzip is chosen where it is as welcome as brotli, and brotli where it is more so', () => {
  const encodingFor = (accepted: string) =>
    compress(request(accepted), page(long)).headers.get('content-encoding');
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('gzip');
  expect(encodingFor('gzip;q=0.5, br')).toBe('br');
});

test('pictures, empty answers and what is compressed already stay as they are', async () => {
  const picture = new Response('x'.repeat(2000), { headers: { 'content-type': 'image/webp' } });
  expect(compress(request('br'), picture)).toBe(picture);
  const empty = new Response(null, { status: 304 });
  expect(compress(request('br'), empty)).toBe(empty);
  const done = new Response(long, { headers: { 'content-type': 'text/css', 'content-encoding': 'br' } });
  expect(compress(request('br'), done)).toBe(done);
});

test('the first piece leaves before the last is made', async () => {
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<h1>First</h1>'));
      finish = () => controller.close();
    },
  });
  const response = compress(
    request('gzip'),
    new Response(body, { headers: { 'content-type': 'text/html' } }),
  );
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeGreaterThan(0);
  finish();
  while (!(await reader?.read())?.done);
});
