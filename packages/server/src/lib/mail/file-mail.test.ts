import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileMail } from './file-mail.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const stamp = { id: 'one', at: new Date('2026-06-01T12:00:00Z') };
const mail = { to: 'lab@institute.example', subject: 'Hello', text: 'Plain.' };
const read = (name: string) => readFile(join(folder, name), 'utf8');

test('a mail is a text with its page beside it; sent again, it is the same files', async () => {
  const sender = createFileMail(folder);
  const attachments = [{ filename: '../../.profile', contentType: 'text/plain', content: 'cGFwZXI=' }];
  await sender.send({ ...mail, html: '<p>Looks.</p>', attachments }, stamp);
  await sender.send({ ...mail, html: '<p>Looks.</p>', attachments }, stamp);
  expect((await readdir(folder)).toSorted()).toEqual([
    '2026-06-01T12-00-00-000Z-one--..-.profile',
    '2026-06-01T12-00-00-000Z-one.html',
    '2026-06-01T12-00-00-000Z-one.txt',
  ]);
  expect(await read('2026-06-01T12-00-00-000Z-one.txt')).toBe(
    'To: lab@institute.example\nSubject: Hello\nDate: 2026-06-01T12:00:00.000Z\n\nPlain.\n',
  );
  expect(await read('2026-06-01T12-00-00-000Z-one.html')).toBe('<p>Looks.</p>');
  expect(await read('2026-06-01T12-00-00-000Z-one--..-.profile')).toBe('paper');
  expect((await stat(join(folder, '2026-06-01T12-00-00-000Z-one.txt'))).mode & 0o777).toBe(0o600);
});

test('no line of the head can be slipped in', async () => {
  await createFileMail(folder).send(
    { ...mail, subject: 'A\r\nTo: else@else.example', to: 'a@b.example\nCc: c' },
    stamp,
  );
  const [, second] = (await read('2026-06-01T12-00-00-000Z-one.txt')).split('\n');
  expect(second).toBe('Subject: A To: else@else.example');
});

test('a mail that was cut off while it was written is whole once it is sent again, and others are written', async () => {
  const sender = createFileMail(folder);
  const sent = { ...mail, html: '<p>Looks.</p>' };
  const later = { id: 'two', at: new Date('2026-06-01T12:01:00Z') };
  await sender.send(sent, stamp);
  const files = (await readdir(folder)).toSorted();
  const whole = await Promise.all(files.map(read));
  for (const file of files) await truncate(join(folder, file), 7);
  await sender.send(mail, later);
  expect(await read('2026-06-01T12-01-00-000Z-two.txt')).toMatch(/Plain\.\n$/);
  await sender.send(sent, stamp);
  expect(await Promise.all(files.map(read))).toEqual(whole);
});

test('a folder where the file of one mail belongs stops that mail alone', async () => {
  const sender = createFileMail(folder);
  await mkdir(join(folder, '2026-06-01T12-00-00-000Z-one.txt'));
  await expect(sender.send(mail, stamp)).rejects.toThrow('EISDIR');
  await sender.send(mail, { ...stamp, id: 'two' });
  expect(await read('2026-06-01T12-00-00-000Z-two.txt')).toMatch(/Plain\.\n$/);
});
