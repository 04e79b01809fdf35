import { expect, test } from 'vitest';
import { FormTooLarge, readForm } from './read-form.ts';

const posted = (body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request('https://relab.example/cart', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

const filled = (bytes: number): FormData => {
  const form = new FormData();
  form.set('intent', 'add');
  form.set('file', new File([new Uint8Array(bytes)], 'order.pdf'));
  return form;
};

test('a form is read, its files too', async () => {
  const form = await readForm(posted(filled(1000)));
  expect(form?.get('intent')).toBe('add');
  const file = form?.get('file');
  expect(file instanceof File && file.size).toBe(1000);
  expect((await readForm(posted(new URLSearchParams({ a: '1' }))))?.get('a')).toBe('1');
});

test('what is no form is none', async () => {
  expect(await readForm(posted('{}', { 'content-type': 'application/json' }))).toBeUndefined();
  expect(
    await readForm(posted('--x', { 'content-type': 'multipart/form-data; boundary=y' })),
  ).toBeUndefined();
});

test('a form larger than it may be is refused, whether it says so or not', async () => {
  const whole = new Response(filled(5000));
  const type = { 'content-type': whole.headers.get('content-type') ?? '' };
  const stream = new Blob([await whole.arrayBuffer()]).stream();
  await expect(readForm(posted(stream, type), 2000)).rejects.toThrow(FormTooLarge);
  const said = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9999' };
  await expect(readForm(posted('a=1', said), 2000)).rejects.toThrow(FormTooLarge);
});
