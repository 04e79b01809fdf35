import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { object } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { AiConfiguration, AppContext, SessionContext } from './responses.ts';

/** What the store allows and how it is set up: currencies, markets, what guests may do (S-138 to S-143). */
export const getAppContext = read({
  id: 'getAppContext',
  area: 'commerce-context',
  path: `${webstorePath}/application-context`,
  response: shape<AppContext>(),
  lifetime: storeLifetime,
});

/** The user of the session: a guest, or a buyer with an account (S-137). */
export const getSessionContext = read({
  id: 'getSessionContext',
  area: 'commerce-context',
  path: `${webstorePath}/session-context`,
  query: object(account),
  response: shape<SessionContext>(),
  lifetime: storeLifetime,
});

/** Which services of artificial intelligence the store has (S-144). */
export const getAiConfiguration = read({
  id: 'getAiConfiguration',
  area: 'commerce-context',
  path: `${webstorePath}/ai/configuration`,
  response: shape<AiConfiguration>(),
  lifetime: storeLifetime,
});
