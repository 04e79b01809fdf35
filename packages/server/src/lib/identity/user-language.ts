import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Languages that mails are written in, and what users have for each. */
const languageKeys: Readonly<Record<string, string>> = { en: 'en_US', de: 'de' };

const keyOf = (language: string | null): string | undefined =>
  language !== null && Object.hasOwn(languageKeys, language) ? languageKeys[language] : undefined;

/**
 * Stores the language of the page that somebody signed up or in from: mails to them are written in it. A language that mails
 * are not written in was chosen for something else, and stays.
 */
export async function storeLanguage(
  database: Database,
  userId: string,
  language: string | null,
): Promise<void> {
  const key = keyOf(language);
  if (key === undefined) return;
  await database
    .updateTable('user')
    .set({
      language_locale_key: key,
      system_modstamp: sql`system_modstamp + interval '1 millisecond'`,
    })
    .where('id', '=', userId)
    .where('language_locale_key', '<>', key)
    .where('language_locale_key', 'in', Object.values(languageKeys))
    .execute();
}
