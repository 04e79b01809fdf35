import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { administrationPath } from './administration-path.ts';
import type { Retention } from './responses.ts';

/** What is stored, for how long and why, and what was removed of it. For administrators. */
export const getRetention = read({
  id: 'getRetention',
  area: 'administration',
  path: `${administrationPath}/retention`,
  response: shape<Retention>(),
  lifetime: seconds(10),
});
