import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { administrationPath } from './administration-path.ts';
import type { SystemHealth } from './responses.ts';

/** Versions, migrations and what is stored. For clerks. */
export const getSystemHealth = read({
  id: 'getSystemHealth',
  area: 'administration',
  path: `${administrationPath}/system-health`,
  response: shape<SystemHealth>(),
  lifetime: seconds(30),
});
