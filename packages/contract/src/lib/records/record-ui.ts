import { dataPath, read, shape } from '../call.ts';
import { layoutChoice } from '../layouts/layout-choice.ts';
import { list, object, optional, text } from '../schema.ts';
import type { RecordUi } from './responses.ts';

/**
 * Records with all that is needed to show them. The bundle itself states no lifetime and so has the default one (D-239);
 * its parts go stale each in its own time, which is what counts (see `record-lifetime.ts`).
 */
export const getRecordUi = read({
  id: 'getRecordUi',
  area: 'records',
  path: `${dataPath}/ui-api/record-ui/{recordIds}`,
  lists: ['recordIds'],
  query: object({
    ...layoutChoice,
    optionalFields: optional(list(text())),
  }),
  response: shape<RecordUi>(),
});
