import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { OwnData } from './responses.ts';

/** Ours, and for who is signed in alone: what is stored about them. */
const ownDataPath = '/services/identity/own-data' as const;

/** Whether the user's data are to be erased and when, and which of them the law retains. For users. */
export const getOwnData = read({
  id: 'getOwnData',
  area: 'identity',
  path: ownDataPath,
  response: shape<OwnData>(),
  lifetime: seconds(10),
});

/** All of it as a ZIP. For users who signed in within the last ten minutes; limited per user. */
export const exportOwnData = read({
  id: 'exportOwnData',
  area: 'identity',
  path: `${ownDataPath}/export`,
  response: shape<unknown>(),
  lifetime: 0,
});

/** Has the user and all that is stored about them erased in 14 days. For users who signed in within the last ten minutes. */
export const requestOwnErasure = write({
  id: 'requestOwnErasure',
  area: 'identity',
  path: `${ownDataPath}/erasure`,
  response: shape<OwnData>(),
});

/** Takes that back. For users. */
export const cancelOwnErasure = write({
  id: 'cancelOwnErasure',
  area: 'identity',
  method: 'DELETE',
  path: `${ownDataPath}/erasure`,
  response: shape<null>(),
});
