import { read, shape } from '../../call.ts';
import { responses } from '../../described-call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { object } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import { AiConfiguration, AppContext, SessionContext } from './context-responses.ts';

export const getAppContext = read({
  id: 'getAppContext',
  area: 'commerce-context',
  path: `${webstorePath}/application-context`,
  response: shape<AppContext>(),
  lifetime: storeLifetime,
});

export const getAppContextResponses = responses(getAppContext, { 200: AppContext });

export const getSessionContext = read({
  id: 'getSessionContext',
  area: 'commerce-context',
  path: `${webstorePath}/session-context`,
  query: object(account),
  response: shape<SessionContext>(),
  lifetime: storeLifetime,
});

export const getSessionContextResponses = responses(getSessionContext, { 200: SessionContext });

export const getAiConfiguration = read({
  id: 'getAiConfiguration',
  area: 'commerce-context',
  path: `${webstorePath}/ai/configuration`,
  response: shape<AiConfiguration>(),
  lifetime: storeLifetime,
});

export const getAiConfigurationResponses = responses(getAiConfiguration, { 200: AiConfiguration });
