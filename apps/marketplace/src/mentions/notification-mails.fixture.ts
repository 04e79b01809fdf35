import type { MentionNotice } from '@relab/content';
import type { Database } from '@relab/database';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../objects/office.fixture.ts';

type Addressed = Pick<MentionNotice, 'userId' | 'contentId' | 'language' | 'title' | 'at'>;

export interface NotificationMails {
  /** Creates the mail's job; `senderId` is who wrote the comment or moved the content. */
  readonly notify: (database: Database, notice: Addressed, senderId: string) => Promise<void>;
  /** What the mail has to contain as text. */
  readonly text: string;
  /** A part of the mail's subject in each language. */
  readonly subject: { readonly en: string; readonly de: string };
}

/** What every mail about a content has to do, whatever it is about. */
export function describeNotificationMails(name: string, { notify, text, subject }: NotificationMails): void {
  describe.each(testEngines)(`${name} on %s`, (engine) => {
    let office: Office;
    let senderId: string;
    let recipientId: string;
    let mails: Mail[] = [];

    beforeAll(async () => {
      office = await openOffice(engine);
      senderId = (await office.enter('ada', 'author')).person.userId;
      recipientId = (await office.enter('grace', 'author')).person.userId;
    });
    beforeEach(() => {
      mails = [];
    });
    afterAll(() => office?.close());

    async function sendMails(): Promise<void> {
      const notice = {
        ...{ userId: recipientId, contentId: '20Y000000000001AAA', language: 'de' },
        ...{ title: 'Cold <b>rooms</b>', at: new Date() },
      };
      await notify(office.database, notice, senderId);
      await createWorker({
        database: office.database,
        now: () => new Date(Date.now() + 60_000),
        log: () => undefined,
        handlers: [mailHandler({ send: async (mail) => void mails.push(mail) })],
      }).runDue();
    }

    test('a mail escapes what people wrote and links to the content in its language', async () => {
      await sendMails();
      const [mail] = mails.filter((one) => one.subject.includes(subject.en));
      expect(mail?.text).toContain(text);
      expect(mail?.text).toContain(
        'https://shop.example/console/content/items/20Y000000000001AAA?language=de',
      );
      expect(mail?.html).not.toContain('<script>');
      expect(mail?.html).toContain('Cold &lt;b&gt;rooms&lt;/b&gt;');
    });

    test('a mail to a reader of German is in German', async () => {
      await sql`update "user" set language_locale_key = 'de' where id = ${recipientId}`.execute(
        office.database,
      );
      await sendMails();
      expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringContaining(subject.de));
    });

    test('people who may no longer sign in get no mail', async () => {
      await sql`update "user" set is_active = false where id = ${recipientId}`.execute(office.database);
      await sendMails();
      expect(mails).toEqual([]);
    });
  });
}
