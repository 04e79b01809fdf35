import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { email, integer, object, optional } from '../schema.ts';
import { administrationPath, keysetPage } from './administration-path.ts';
import type { PersonData, PersonErasure, PersonErasures } from './responses.ts';

const personPath = `${administrationPath}/person-data` as const;
const erasuresPath = `${administrationPath}/person-erasures` as const;

/** What is stored about the owner of an e-mail address, with or without an account, and what the law retains of it. For administrators. */
export const getPersonData = read({
  id: 'getPersonData',
  area: 'administration',
  path: personPath,
  query: object({ email: email() }),
  response: shape<PersonData>(),
  lifetime: seconds(10),
});

/** All of it as a ZIP: JSON files, and files that belong to it. For administrators. */
export const exportPersonData = read({
  id: 'exportPersonData',
  area: 'administration',
  path: `${personPath}/export`,
  query: object({ email: email() }),
  response: shape<unknown>(),
  lifetime: 0,
});

/** Has a person erased when the days of grace are over, and notifies them by mail. For administrators. */
export const requestPersonErasure = write({
  id: 'requestPersonErasure',
  area: 'administration',
  path: erasuresPath,
  body: object({ email: email(), graceDays: optional(integer(0, 30)) }),
  response: shape<PersonErasure>(),
});

/** Erasures that are to come and those that were done, the newest first. For administrators. */
export const getPersonErasures = read({
  id: 'getPersonErasures',
  area: 'administration',
  path: erasuresPath,
  query: object(keysetPage),
  response: shape<PersonErasures>(),
  lifetime: seconds(10),
});

/** Takes an erasure back that was not done yet. For administrators. */
export const cancelPersonErasure = write({
  id: 'cancelPersonErasure',
  method: 'DELETE',
  area: 'administration',
  path: `${erasuresPath}/{erasureId}`,
  response: shape<null>(),
});
