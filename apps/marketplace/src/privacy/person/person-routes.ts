import {
  cancelPersonErasure,
  exportPersonData,
  getPersonData,
  getPersonErasures,
  requestPersonErasure,
} from '@relab/contract/administration';
import type { FileStore } from '@relab/records/files';
import { staffRoute } from '@relab/server/administration';
import { Reply, type Route, requestedLanguage } from '@relab/server/http';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';
import { keptTexts } from './kept-texts.ts';
import {
  cancelErasure,
  countsOf,
  defaultGraceDays,
  openErasure,
  readErasures,
  requestErasure,
} from './person-erasures.ts';
import { sendArchive } from './send-archive.ts';

/** What administrators do about the data of a person, with an account or without. */
export const personRoutes = (secret: string, documents: FileStore): readonly Route[] => [
  staffRoute('administrator', getPersonData, async ({ email }, { database, headers, principal }) => {
    const person = await findPerson(database, email);
    const language = requestedLanguage(headers) ?? principal.settings?.language.slice(0, 2) ?? 'en';
    return {
      email: person.email,
      counts: [...countsOf(person)],
      kept: [...keptTexts(language, person)],
      erasure: await openErasure(database, secret, person.email),
    };
  }),
  staffRoute('administrator', exportPersonData, async ({ email }, { database }) => {
    return sendArchive(await exportPerson(database, email, documents));
  }),
  staffRoute('administrator', getPersonErasures, (config, { database }) => readErasures(database, config)),
  staffRoute(
    'administrator',
    requestPersonErasure,
    async ({ email, graceDays = defaultGraceDays }, { database, principal, now }) =>
      new Reply(
        await requestErasure(database, {
          ...{ email, graceDays, secret },
          requestedById: principal.userId,
          now: now(),
        }),
        201,
      ),
  ),
  staffRoute('administrator', cancelPersonErasure, async ({ erasureId }, { database }) => {
    await cancelErasure(database, erasureId);
    return null;
  }),
];
