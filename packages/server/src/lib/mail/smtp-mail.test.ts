import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCircuitBreaker } from '../limits/circuit-breaker.ts';
import { type Mail, MailRejectedError } from './mail.ts';
import { type ScriptedSmtp, scriptedSmtp } from './scripted-smtp.fixture.ts';
import { createSmtpMail } from './smtp-mail.ts';

let smtp: ScriptedSmtp;
beforeEach(async () => {
  smtp = await scriptedSmtp();
});
afterEach(() => smtp.close());

const from = 'Shop <orders@shop.example>';
const stamp = { id: '08j000000000001AAA', at: new Date('2026-06-01T12:00:00Z') };
const send = (mail: Partial<Mail>, login = '') =>
  createSmtpMail({ url: `smtp://${login}127.0.0.1:${smtp.port}`, from }).send(
    { to: 'lab@institute.example', subject: 'Hello', text: 'Plain.', ...mail },
    stamp,
  );

/** Lines of the head, unfolded. */
const headOf = (source: string) =>
  (source.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

test('a mail arrives with its text, its page and its attachment', async () => {
  const content = Buffer.from('paper').toString('base64');
  await send({
    subject: 'Größe: 5 µl',
    html: '<p>Looks.</p>',
    attachments: [{ filename: 'invoice.pdf', contentType: 'application/pdf', content }],
  });
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: 'orders@shop.example', to: ['lab@institute.example'] });
  const head = headOf(mail?.source ?? '');
  expect(head).toContain('From: Shop <orders@shop.example>');
  expect(head).toContain('To: lab@institute.example');
  expect(head).toContain('Message-ID: <08j000000000001AAA@shop.example>');
  expect(head).toContain('Date: Mon, 01 Jun 2026 12:00:00 +0000');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head.find((line) => line.startsWith('Subject:'))).toMatch(/^Subject: =\?UTF-8\?/);
  expect(mail?.source).toContain('Plain.');
  expect(mail?.source).toContain('<p>Looks.</p>');
  expect(mail?.source).toContain('filename=invoice.pdf');
  expect(mail?.source).toContain(content);
});

test('what ends mails of its kind stands in the head, for a button of the reader’s program', async () => {
  await send({ unsubscribe: 'https://shop.example/unsubscribe/key' });
  const head = headOf(smtp.received[0]?.source ?? '');
  expect(head).toContain('List-Unsubscribe: <https://shop.example/unsubscribe/key>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await send({});
  expect(headOf(smtp.received[1]?.source ?? '').join()).not.toContain('List-Unsubscribe');
});

test('the sign-in of the address is used', async () => {
  await send({}, 'shop:pa%40ss@');
  const [, credentials = ''] =
    /^AUTH PLAIN (\S+)$/.exec(smtp.commands.find((line) => line.startsWith('AUTH')) ?? '') ?? [];
  expect(Buffer.from(credentials, 'base64').toString()).toBe('\0shop\0pa@ss');
});

test('no line of a head can be slipped in by a subject or a file name', async () => {
  const content = Buffer.from('x').toString('base64');
  await send({
    subject: 'Order\r\nBcc: everybody@else.example\r\n\r\nbody',
    attachments: [{ filename: 'a"\r\nX-Evil: 1\r\n.pdf', contentType: 'application/pdf', content }],
  });
  const [mail] = smtp.received;
  expect(mail?.to).toEqual(['lab@institute.example']);
  expect(headOf(mail?.source ?? '').filter((line) => /^(?:bcc|x-evil)/i.test(line))).toEqual([]);
  expect(mail?.source).not.toMatch(/^X-Evil/m);
  expect(smtp.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test.each([
  'lab@institute.example, all@else.example',
  'lab@institute.example\r\nRCPT TO:<all@else.example>',
  'lab@institute.example;all@else.example',
  'Lab <lab@institute.example>',
  'nobody',
  '',
])('%j is not one address, and nothing is sent', async (to) => {
  await expect(send({ to })).rejects.toBeInstanceOf(MailRejectedError);
  expect(smtp.received).toEqual([]);
});

test('what the service says for good is told apart from what may pass', async () => {
  smtp.handleOnce('RCPT', '550 no such mailbox');
  await expect(send({})).rejects.toBeInstanceOf(MailRejectedError);
  smtp.handleOnce('RCPT', '451 greylisted');
  const passing = await send({}).catch((error: unknown) => error);
  expect(passing).toBeInstanceOf(Error);
  expect(passing).not.toBeInstanceOf(MailRejectedError);
  smtp.handleOnce('AUTH', '535 wrong password');
  expect(await send({}, 'a:b@').catch((error: unknown) => error)).not.toBeInstanceOf(MailRejectedError);
});

test('a service that is away is not called after a while, and what it says of one mail stops no other', async () => {
  const breaker = createCircuitBreaker({ name: 'mail', failures: 2 });
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${smtp.port}`, from, breaker });
  const hello = { to: 'lab@institute.example', subject: 'Hello', text: 'Plain.' };
  for (const line of ['550 no such mailbox', '450 come back later', '552 too large']) {
    smtp.handleOnce('RCPT', line);
    await expect(mail.send(hello, stamp)).rejects.toThrow();
  }
  await mail.send(hello, stamp);
  expect(smtp.received).toHaveLength(1);

  await smtp.close();
  for (let count = 0; count < 2; count++)
    await expect(mail.send(hello, stamp)).rejects.toThrow('ECONNREFUSED');
  await expect(mail.send(hello, stamp)).rejects.toThrow('has not responded several times');
});
