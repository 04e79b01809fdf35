import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { shop } from '../shop/shop.ts';
import { createTaskMails } from './notify-task.ts';

describe.each(testEngines)('mails about what waits on %s', (engine) => {
  let office: Office;
  let author: Desk & { readonly person: { readonly userId: string } };
  let reader: typeof author;
  let mails: Mail[] = [];

  beforeAll(async () => {
    office = await openOffice(engine);
    author = await office.enter('ada', 'author');
    reader = await office.enter('grace', 'author');
  });
  beforeEach(() => {
    mails = [];
  });
  afterAll(() => office?.close());

  async function notify(): Promise<void> {
    await createTaskMails({ shop, baseUrl: 'https://shop.example' })(office.database, {
      ...{
        userId: reader.person.userId,
        moverId: author.person.userId,
        contentId: '20Y000000000001AAA',
        language: 'de',
      },
      ...{ title: 'Cold <b>rooms</b>', stateLabel: 'In <script>Review', isAssigned: false, at: new Date() },
    });
    await createWorker({
      database: office.database,
      now: () => new Date(Date.now() + 60_000),
      log: () => undefined,
      handlers: [mailHandler({ send: async (mail) => void mails.push(mail) })],
    }).runDue();
  }

  test('one gets who moved it where, as text, and a link to the content in its language', async () => {
    await notify();
    const [mail] = mails.filter(({ subject }) => subject.includes('Waits for you'));
    expect(mail?.text).toContain('In <script>Review');
    expect(mail?.text).toContain('https://shop.example/console/content/items/20Y000000000001AAA?language=de');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).toContain('Cold &lt;b&gt;rooms&lt;/b&gt;');
  });

  test('who reads German gets it in German', async () => {
    await sql`update "user" set language_locale_key = 'de' where id = ${reader.person.userId}`.execute(
      office.database,
    );
    await notify();
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Wartet auf Sie'));
  });

  test('who may no longer sign in gets none', async () => {
    await sql`update "user" set is_active = false where id = ${reader.person.userId}`.execute(
      office.database,
    );
    await notify();
    expect(mails).toEqual([]);
  });
});
