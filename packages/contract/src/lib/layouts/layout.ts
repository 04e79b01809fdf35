import { dataPath, read, shape } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { layoutLifetime } from '../representation-lifetimes.ts';
import { object, oneOf, optional, text } from '../schema.ts';
import { layoutTypes, modes } from './layout-choice.ts';
import type { RecordLayout } from './responses.ts';

/**
 * Without `recordTypeId` the layout of the master record type is meant (D-181); null is not the same and is rejected
 * (D-182). Fresh for 15 minutes (D-247).
 */
export const getLayout = read({
  id: 'getLayout',
  area: 'layouts',
  path: `${dataPath}/ui-api/layout/{objectApiName}`,
  query: object({
    formFactor: optional(formFactor),
    layoutType: optional(oneOf(layoutTypes)),
    mode: optional(oneOf(modes)),
    recordTypeId: optional(text()),
  }),
  response: shape<RecordLayout>(),
  lifetime: layoutLifetime,
});
