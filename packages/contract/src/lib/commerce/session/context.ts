import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { object } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { AiConfiguration, AppContext, SessionContext } from './responses.ts';

export const getAppContext = read({
  id: 'getAppContext',
  area: 'commerce-context',
  path: `${webstorePath}/application-context`,
  response: shape<AppContext>(),
  lifetime: storeLifetime,
});

export const getSessionContext = read({
  id: 'getSessionContext',
  area: 'commerce-context',
  path: `${webstorePath}/session-context`,
  query: object(account),
  response: shape<SessionContext>(),
  lifetime: storeLifetime,
});

export const getAiConfiguration = read({
  id: 'getAiConfiguration',
  area: 'commerce-context',
  path: `${webstorePath}/ai/configuration`,
  response: shape<AiConfiguration>(),
  lifetime: storeLifetime,
});
