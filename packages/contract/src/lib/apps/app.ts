import { dataPath, read, shape } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { minutes } from '../lifetime.ts';
import { boolean, object, optional } from '../schema.ts';
import type { App, Apps } from './responses.ts';

const appsPath = `${dataPath}/ui-api/apps` as const;

/** The platform requires the form factor; with `userCustomizations` an app's items are in the user's own order. */
const appQuery = object({ formFactor, userCustomizations: optional(boolean) });

/** D-258: 5 minutes. */
export const getApps = read({
  id: 'getApps',
  area: 'apps',
  path: appsPath,
  query: appQuery,
  response: shape<Apps>(),
  lifetime: minutes(5),
});

/** D-258: 5 minutes. */
export const getAppDetails = read({
  id: 'getAppDetails',
  area: 'apps',
  path: `${appsPath}/{appId}`,
  query: appQuery,
  response: shape<App>(),
  lifetime: minutes(5),
});
