import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emailHtml } from './email-template.ts';
import { createFileMail } from './file-mail.ts';
import type { MailLogo } from './logo.ts';
import { type ScriptedSmtp, scriptedSmtp } from './scripted-smtp.fixture.ts';
import { createSmtpMail } from './smtp-mail.ts';

const logo: MailLogo = { png: Buffer.from('a picture'), width: 112, height: 30 };
const html = emailHtml({
  siteName: 'Shop & "Sons"',
  title: '<span class="logo">not this</span>',
  blocks: [{ kind: 'text', text: '<span class="logo">nor this</span>' }],
  reason: 'Because.',
});
const mail = { to: 'lab@institute.example', subject: 'Hello', text: 'Plain.', html };
const imageIn = (page: string) => page.match(/<img [^>]*>/g);

let service: ScriptedSmtp | undefined;
afterAll(() => service?.close());

test('a mail that is sent carries the logo with it, and says the name where pictures are blocked', async () => {
  service = await scriptedSmtp();
  await createSmtpMail({ url: `smtp://127.0.0.1:${service.port}`, from: 'shop@shop.example', logo }).send(
    mail,
  );
  const raw = String(service.received[0]?.source).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(raw).toContain('src="cid:logo@mail" width="112" height="30" alt="Shop &amp; &quot;Sons&quot;"');
  expect(raw).toMatch(/Content-Id: <logo@mail>/i);
  expect(raw).toContain(Buffer.from('a picture').toString('base64'));
  expect(raw.match(/<img /g)).toHaveLength(1);
});

test('a mail that is written to a folder shows the logo without another file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-mail-'));
  await createFileMail(folder, logo).send(mail);
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  const page = await readFile(join(folder, files.find((name) => name.endsWith('.html')) ?? ''), 'utf8');
  expect(imageIn(page)).toEqual([
    expect.stringContaining(`src="data:image/png;base64,${Buffer.from('a picture').toString('base64')}"`),
  ]);
  await rm(folder, { recursive: true });
});

test('without a logo the name stands in its place', () => {
  expect(imageIn(html)).toBeNull();
  expect(html).toContain('<span class="logo">Shop &amp; &quot;Sons&quot;</span>');
});
