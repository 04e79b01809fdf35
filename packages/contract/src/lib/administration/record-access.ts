import { read, shape } from '../call.ts';
import { line, object, optional } from '../schema.ts';
import { administrationPath, keysetPage } from './administration-path.ts';
import type { RecordAccesses } from './responses.ts';

/**
 * Who of the house looked at what about people, the newest first: all of it, or at one record or person (`subject`, an id or an
 * e-mail address) and by one user (`staff`, the same). For administrators.
 */
export const getRecordAccesses = read({
  id: 'getRecordAccesses',
  area: 'administration',
  path: `${administrationPath}/record-accesses`,
  query: object({ subject: optional(line(254, 1)), staff: optional(line(254, 1)), ...keysetPage }),
  response: shape<RecordAccesses>(),
  lifetime: 0,
});
