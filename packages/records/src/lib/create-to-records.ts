import { requestedLanguage } from '@relab/server/http';
import { defaultQuotas, type Quotas } from '@relab/server/identity';
import { defaultSettings } from '@relab/server/principal';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import type { Objects } from './objects/objects.ts';
import { createDisplays } from './query/display.ts';
import type { ToRecords } from './query/records-context.ts';

/** What routes read and write records with: values are shown in the caller's settings. */
export function createToRecords(objects: Objects, quotas: Quotas = defaultQuotas): ToRecords {
  const displayFor = createDisplays();
  return ({ database, principal, now, address, headers }) => {
    const settings = (principal.kind === 'user' ? principal.settings : undefined) ?? defaultSettings;
    const caller = { principal, ...(address === undefined ? {} : { address }) };
    const language = requestedLanguage(headers);
    const display = displayFor(settings);
    return { ...caller, database, now, language, objects, quotas, display, findDuplicates };
  };
}
