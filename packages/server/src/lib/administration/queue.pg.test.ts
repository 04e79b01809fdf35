import type {
  InstallationHealth,
  QueueJob,
  QueueJobCounts,
  QueueJobs,
  SystemHealth,
  UndeliveredMails,
} from '@relab/contract/administration';
import { everyEngine } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '../jobs/enqueue.ts';
import { handler, jobKind } from '../jobs/job-handler.ts';
import { createWorker } from '../jobs/worker.ts';
import { MailRejectedError } from '../mail/mail.ts';
import { enqueueMail, mailHandler } from '../mail/queued-mail.ts';

const path = '/services/administration';
const count = jobKind<{ readonly upTo: number }>('count');

describe.each(everyEngine)('the queue as staff see it on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let administrator: TestBrowser;
  let isBroken = true;
  const failures: string[] = [];

  beforeAll(async () => {
    shop = await testServer(engine, { release: '1.2.3', countFiles: async () => ({ count: 2, bytes: 7 }) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    administrator = await shop.signedIn('boss@example.com', ['administrator']);
  });
  afterAll(() => shop.close());

  const worker = () =>
    createWorker({
      database: shop.database,
      now: () => new Date(),
      log: () => undefined,
      handlers: [
        handler(count, {
          attempts: 1,
          run: async () => {
            if (isBroken) throw new Error('https://pay.example/charge?key=sk_live_1 said no: Bearer abc.def');
            return undefined;
          },
          failed: async (_, error) => void failures.push(error),
        }),
        mailHandler({
          send: async () => {
            throw new MailRejectedError('550 no such mailbox');
          },
        }),
      ],
    });
  const jobsOf = async (query: string): Promise<QueueJobs> =>
    (await clerk.get(`${path}/queue-jobs${query}`)).body as QueueJobs;
  const act = (browser: TestBrowser, id: string, action: string) =>
    browser.post(`${path}/queue-jobs/${id}/actions/${action}`);

  test('a failed job is shown with why, without keys, and run again by an administrator alone', async () => {
    await enqueue(shop.database, count, { upTo: 3 }, { at: new Date() });
    await worker().runDue();
    const [failed] = (await jobsOf('?status=Failed&kind=count')).jobs;
    expect(failed).toMatchObject({
      status: 'Failed',
      error: 'https://pay.example/charge?… said no: Bearer …',
      mayRunAgain: true,
      mayCancel: false,
    });
    const id = failed?.id ?? '';
    expect((await act(clerk, id, 'run-again')).status).toBe(403);
    const again = await act(administrator, id, 'run-again');
    expect([again.status, again.body]).toMatchObject([200, { status: 'Created', attempts: 0, error: null }]);
    isBroken = false;
    await worker().runDue();
    expect((await jobsOf('?kind=count')).jobs[0]).toMatchObject({ id, status: 'Completed' });
    expect((await act(administrator, id, 'run-again')).status).toBe(409);
  });

  test('of two jobs that do the same only one waits', async () => {
    isBroken = true;
    await enqueue(shop.database, count, { upTo: 1 }, { at: new Date(), key: 'one' });
    await worker().runDue();
    const [failed] = (await jobsOf('?status=Failed&kind=count')).jobs;
    await enqueue(shop.database, count, { upTo: 1 }, { at: new Date(), key: 'one' });
    expect((await act(administrator, failed?.id ?? '', 'run-again')).status).toBe(409);
    await worker().runDue();
  });

  test('a job that waits is canceled, and its handler hears of it', async () => {
    const later = new Date(Date.now() + 3_600_000);
    const { id } = await enqueue(shop.database, count, { upTo: 2 }, { at: new Date(), runAt: later });
    expect((await act(clerk, id, 'cancel')).status).toBe(403);
    const canceled = await act(administrator, id, 'cancel');
    expect([canceled.status, (canceled.body as QueueJob).mayCancel]).toEqual([200, false]);
    failures.length = 0;
    await worker().runDue();
    expect(failures).toEqual(['Canceled by Test Person.']);
    const [job] = (await jobsOf('?status=Failed&kind=count')).jobs;
    expect(job).toMatchObject({ id, error: 'Canceled by Test Person.' });
    expect((await act(administrator, id, 'cancel')).status).toBe(409);
    expect((await act(administrator, '08jNOTHINGTHEREAAA', 'cancel')).status).toBe(404);
  });

  test('pages go on where the last one ended, whatever came in meanwhile', async () => {
    for (const upTo of [1, 2, 3]) await enqueue(shop.database, count, { upTo }, { at: new Date() });
    const first = await jobsOf('?kind=count&pageSize=2');
    await enqueue(shop.database, count, { upTo: 4 }, { at: new Date() });
    const next = await jobsOf(`?kind=count&pageSize=2&pageToken=${first.nextPageToken}`);
    const ids = [...first.jobs, ...next.jobs].map(({ id }) => id);
    expect([first.count, next.count, new Set(ids).size]).toEqual([2, 2, 4]);
    expect((await clerk.get(`${path}/queue-jobs?pageToken=bm90IGEgcGFnZQ`)).status).toBe(400);
  });

  test('a mail that nobody takes is listed by its address and subject, never with what it says', async () => {
    const mail = {
      to: 'nobody@example.com',
      subject: 'Set a password',
      text: 'https://shop.test/reset?token=1',
    };
    const { id } = await enqueueMail(shop.database, mail, new Date());
    await worker().runDue();
    const { body } = await clerk.get(`${path}/undelivered-mails`);
    expect(body as UndeliveredMails).toMatchObject({
      count: 1,
      mails: [
        { jobId: id, to: mail.to, subject: mail.subject, status: 'Failed', error: '550 no such mailbox' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('token=1');
    expect(JSON.stringify((await clerk.get(`${path}/queue-jobs?kind=mail`)).body)).not.toContain('token=1');
  });

  test('counts and health are for clerks', async () => {
    const { counts } = (await clerk.get(`${path}/queue-job-counts`)).body as QueueJobCounts;
    expect(counts.find(({ kind, status }) => kind === 'mail' && status === 'Failed')?.count).toBe(1);
    const health = (await clerk.get(`${path}/system-health`)).body as SystemHealth;
    expect(health).toMatchObject({
      isReady: true,
      files: { count: 2, bytes: 7 },
      release: '1.2.3',
      node: process.version,
    });
    expect(health.migrations.applied.map(({ name }) => name)).toContainEqual(
      expect.stringContaining('0223-job-administration'),
    );
    expect(health.database.bytes).toBeGreaterThan(1_000_000);
    expect(health.storage.length).toBeGreaterThan(5);
  });

  test('how all processes do is for administrators, with what is wrong by name', async () => {
    const insert = (id: string, seen: string, report: unknown) =>
      shop.database
        .insertInto('relab_process')
        .values({
          ...{ id, role: 'web', host: 'shop1', pid: 7, release: '1.2.3', declarations: 'a' },
          seen_at: sql<Date>`now() - ${seen}::interval`,
          report: JSON.stringify(report),
        })
        .execute();
    const figures = {
      ...{ requests: 10, errors: 5, shed: 0, pages: 0, pageTime: null },
      ...{ loopDelay: 1, memory: 1, memoryShare: null, load: null, services: [] },
      connections: { busy: 0, idle: 1, waiting: 0 },
    };
    const archived = { logArchivedAt: null, uploadsArchivedAt: null };
    const backups = { newestAt: null, interval: 3_600, isReadable: true, ...archived };
    await insert('alive', '2 seconds', { format: 1, figures, backups });
    await insert('later release', '2 seconds', { format: 2, measured: 'otherwise' });
    await insert('killed', '2 minutes', { format: 1, figures, backups: null });
    await insert('long gone', '20 minutes', { format: 1, figures, backups: null });
    const at = new Date(Date.now() - 60_000);
    await enqueue(shop.database, count, { upTo: 8 }, { at });
    // Waits for nobody before its time.
    await enqueue(shop.database, count, { upTo: 9 }, { at, runAt: new Date(Date.now() + 3_600_000) });
    expect((await clerk.get(`${path}/installation-health`)).status).toBe(403);
    const { status, body } = await administrator.get(`${path}/installation-health`);
    const health = body as InstallationHealth;
    expect(status).toBe(200);
    expect(
      Object.fromEntries(health.processes.map(({ id, isAlive, figures: own }) => [id, [isAlive, own]])),
    ).toEqual({ alive: [true, figures], 'later release': [true, null], killed: [false, figures] });
    // The counting job of another test failed.
    expect(health.problems).toEqual([
      { alert: 'RelabDown', process: 'killed', subject: null },
      { alert: 'RelabErrors', process: null, subject: null },
      { alert: 'RelabJobsFail', process: null, subject: 'count' },
      { alert: 'RelabJobsFail', process: null, subject: 'mail' },
    ]);
    expect(health).toMatchObject({ backups, jobs: { due: 1, oldestDueAt: at.toISOString() } });
    expect(health.database.maxConnections).toBeGreaterThan(0);
  });

  test.each(['buyer', 'buyer manager', 'seller', 'author', 'publisher'] as const)(
    'a %s gets nothing of it',
    async (role) => {
      const person = await shop.signedIn(`${role.replace(' ', '-')}@example.com`, [role]);
      for (const call of [
        'queue-jobs',
        'queue-job-counts',
        'undelivered-mails',
        'system-health',
        'installation-health',
      ])
        expect((await person.get(`${path}/${call}`)).status).toBe(403);
      expect((await act(person, 'x', 'cancel')).status).toBe(403);
    },
  );

  test('neither a guest nor a token reaches it', async () => {
    expect((await shop.browser().get(`${path}/queue-jobs`)).status).toBe(403);
    const headers = { authorization: 'Bearer x', 'sec-fetch-site': 'none' };
    expect((await shop.browser().get(`${path}/queue-jobs`, headers)).status).toBe(401);
  });
});
