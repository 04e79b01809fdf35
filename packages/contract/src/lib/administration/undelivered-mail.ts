import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { object } from '../schema.ts';
import { administrationPath, keysetPage } from './administration-path.ts';
import type { UndeliveredMails } from './responses.ts';

/** Mails that no attempt could deliver, the newest first; `runQueueJobAgain` sends one again. For clerks. */
export const getUndeliveredMails = read({
  id: 'getUndeliveredMails',
  area: 'administration',
  path: `${administrationPath}/undelivered-mails`,
  query: object(keysetPage),
  response: shape<UndeliveredMails>(),
  lifetime: seconds(10),
});
