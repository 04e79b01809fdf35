import { findDuplicates } from './duplicates/find-duplicates.ts';
import { usualSettings } from './identity/settings.ts';
import type { Objects } from './objects/index.ts';
import { createDisplays } from './query/display.ts';
import type { ToRecords } from './query/records-context.ts';

/** What routes read and write records with: values are shown as whoever asks has them shown. */
export function createToRecords(objects: Objects): ToRecords {
  const displayFor = createDisplays();
  return ({ database, who, now, address }) => {
    const settings = (who.kind === 'user' ? who.settings : undefined) ?? usualSettings;
    const caller = { who, ...(address === undefined ? {} : { address }) };
    return { ...caller, database, now, objects, display: displayFor(settings), findDuplicates };
  };
}
