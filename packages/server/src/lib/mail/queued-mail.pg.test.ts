import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestQueue, testQueue } from '../jobs/queue.fixture.ts';
import { createQueuedMail, enqueueMail, mailHandler } from './queued-mail.ts';
import { type ScriptedSmtp, scriptedSmtp } from './scripted-smtp.fixture.ts';
import { createSmtpMail } from './smtp-mail.ts';

const mail = { to: 'lab@institute.example', subject: 'Hello', text: 'A link that opens something.' };

describe.each(testEngines)('queued mail on %s', (engine) => {
  let queue: TestQueue;
  let smtp: ScriptedSmtp;
  beforeAll(async () => {
    queue = await testQueue(engine);
    smtp = await scriptedSmtp();
  });
  afterEach(async () => {
    await queue.clear();
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await smtp.close();
    await queue.opened.close();
  });

  const worker = (port = smtp.port) =>
    queue.worker([mailHandler(createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@shop.example' }))]);

  it('leaves when what caused it was committed, never when that was rolled back, and is forgotten', async () => {
    const lost = queue.database.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, { ...mail, subject: 'Lost' }, queue.clock.now());
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    const { id } = await queue.database
      .transaction()
      .execute((transaction) => enqueueMail(transaction, mail, queue.clock.now()));
    expect(smtp.received).toEqual([]);
    expect(await worker().runDue()).toBe(1);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.source).toContain(`Message-ID: <${id}@shop.example>`);
    expect(await queue.job(id)).toMatchObject({ status: 'Completed', payload: {} });
    const { rows } = await sql`select 1 from job where payload::text like '%link that opens%'`.execute(
      queue.database,
    );
    expect(rows).toEqual([]);
  });

  it('is tried again when the service is away, and sent once', async () => {
    await createQueuedMail(queue.database, queue.clock.now).send(mail);
    await worker(1).runDue();
    expect(queue.lines.at(-1)).toMatch(/\(mail\) is tried again at 2026-/);
    smtp.handleOnce('MAIL', '421 busy');
    queue.clock.pass(5_000);
    expect(await worker().runDue()).toBe(1);
    expect(smtp.received).toEqual([]);
    queue.clock.pass(9_000);
    expect(await worker().runDue()).toBe(0);
    queue.clock.pass(1_000);
    expect(await worker().runDue()).toBe(1);
    expect(smtp.received).toHaveLength(1);
    queue.clock.pass(86_400_000);
    expect(await worker().runDue()).toBe(0);
  });

  it('is not tried again where the service will never take it', async () => {
    const { id } = await enqueueMail(queue.database, mail, queue.clock.now());
    smtp.handleOnce('RCPT', '550 no such mailbox');
    await worker().runDue();
    expect(await queue.job(id)).toMatchObject({ status: 'Failed', attempts: 1 });
  });
});
