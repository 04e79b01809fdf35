import { read, shape } from '../call.ts';
import { responses } from '../described-call.ts';
import { seconds } from '../lifetime.ts';
import { administrationPath } from './administration-path.ts';
import { SystemHealth } from './system-health-responses.ts';

/** Versions, migrations and what is stored. For clerks. */
export const getSystemHealth = read({
  id: 'getSystemHealth',
  area: 'administration',
  path: `${administrationPath}/system-health`,
  response: shape<SystemHealth>(),
  lifetime: seconds(30),
});

export const getSystemHealthResponses = responses(getSystemHealth, { 200: SystemHealth });
