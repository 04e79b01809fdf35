import type { Database } from '@relab/database';
import type { Mail } from '@relab/server/mail';
import { sql } from 'kysely';
import type { PersonRows } from './find-person.ts';
import { keptTexts } from './kept-texts.ts';

/** What somebody is told who will be erased: when, and what the law has kept of it. In their language. */
export async function erasureMail(database: Database, person: PersonRows, due: Date): Promise<Mail> {
  const { rows } = await sql<{ language: string | null }>`
    select language_locale_key as language from "user" where id = any(${[...person.users]}::text[])
    union all select language from order_summary where id = any(${[...person.orders]}::text[]) limit 1`.execute(
    database,
  );
  const language = rows[0]?.language?.startsWith('de') ? 'de' : 'en';
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(due);
  const kept = keptTexts(language, person).map(({ what, reason }) => `- ${what} (${reason})`);
  if (language === 'de') {
    return {
      to: person.email,
      subject: 'Ihre Daten werden gelöscht',
      text: [
        `Am ${day} werden Ihr Konto und alles gelöscht, was wir über Sie gespeichert haben.`,
        ...(kept.length > 0 ? ['', 'Gesetzlich aufbewahren müssen wir:', ...kept] : []),
        '',
        'Wenn Sie das nicht möchten, antworten Sie uns vor diesem Tag.',
      ].join('\n'),
    };
  }
  return {
    to: person.email,
    subject: 'Your data will be deleted',
    text: [
      `On ${day}, your account and everything that we have stored about you will be deleted.`,
      ...(kept.length > 0 ? ['', 'The law has us keep:', ...kept] : []),
      '',
      'If you do not want that, write to us before that day.',
    ].join('\n'),
  };
}
