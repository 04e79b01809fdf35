import { read, shape } from '../call.ts';
import { minutes, seconds } from '../lifetime.ts';
import { integer, object, optional } from '../schema.ts';
import { administrationPath } from './administration-path.ts';
import type { Report, Reports } from './responses.ts';

/** Which reports there are, in the order in which they are read. For clerks. */
export const getReports = read({
  id: 'getReports',
  area: 'administration',
  path: `${administrationPath}/reports`,
  response: shape<Reports>(),
  lifetime: minutes(5),
});

/** The numbers of one report, of the last `days` (30 by default) where it is about days. For clerks. */
export const getReport = read({
  id: 'getReport',
  area: 'administration',
  path: `${administrationPath}/reports/{reportName}`,
  query: object({ days: optional(integer(1, 366)) }),
  response: shape<Report>(),
  lifetime: seconds(60),
});
