import { findAccepted, requestedLanguage } from '@relab/server/http';
import { defaultQuotas, type Quotas } from '@relab/server/identity';
import { defaultSettings, type Settings } from '@relab/server/principal';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import { type Objects, ownLanguage } from './objects/objects.ts';
import { localizeObjects } from './objects/translation/localize-objects.ts';
import { createDisplays } from './query/display.ts';
import type { RecordsContext, ToRecords } from './query/records-context.ts';

/** `de` of `de_AT` and `de-AT`. */
const languageOf = (locale: string): string => locale.split(/[-_]/)[0]?.toLowerCase() ?? '';

/** Reads in one language: what objects are called, and how values are shown. */
function languageReader(objects: Objects) {
  const displayFor = createDisplays();
  const { language } = objects;
  /** Somebody who reads another language than the declarations' reads its numbers and days, too. */
  const localeOf = ({ locale }: Settings): string =>
    language === ownLanguage || languageOf(locale) === language ? locale : language;
  return (settings: Settings): Pick<RecordsContext, 'objects' | 'display'> => ({
    objects,
    display: displayFor({ ...settings, locale: localeOf(settings) }),
  });
}

/**
 * What routes read and write records with: labels are in the first language of the request that the objects are offered in,
 * else in the caller's own, and values are shown in the caller's settings.
 */
export function createToRecords(objects: Objects, quotas: Quotas = defaultQuotas): ToRecords {
  const own = languageReader(objects);
  const readers = new Map([
    [ownLanguage, own],
    ...Object.keys(objects.translations).map(
      (language) => [language, languageReader(localizeObjects(objects, language))] as const,
    ),
  ]);
  return ({ database, principal, now, address, headers }) => {
    const settings = (principal.kind === 'user' ? principal.settings : undefined) ?? defaultSettings;
    const caller = { principal, ...(address === undefined ? {} : { address }) };
    const language = requestedLanguage(headers);
    const labels = findAccepted(readers, headers) ?? languageOf(settings.language);
    const read = readers.get(labels) ?? own;
    return { ...caller, ...read(settings), database, now, language, quotas, findDuplicates };
  };
}
