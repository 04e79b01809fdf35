import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { administrationPath } from './administration-path.ts';
import type { InstallationHealth } from './responses.ts';

/** How all processes of the installation do, and what they share: jobs, database, backups. For administrators. */
export const getInstallationHealth = read({
  id: 'getInstallationHealth',
  area: 'administration',
  path: `${administrationPath}/installation-health`,
  response: shape<InstallationHealth>(),
  lifetime: seconds(5),
});
