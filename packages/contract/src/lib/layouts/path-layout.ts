import { dataPath, read, shape } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { object, oneOf, optional, text } from '../schema.ts';
import { modes } from './layout-choice.ts';
import type { PathLayout } from './responses.ts';

/** The layout of the steps that a record goes through. It states no lifetime and so has the default one (D-239). */
export const getPathLayout = read({
  id: 'getPathLayout',
  area: 'layouts',
  path: `${dataPath}/ui-api/path/layout/{objectApiName}`,
  query: object({
    layoutOverride: optional(text()),
    mode: optional(oneOf(modes)),
    recordTypeId: optional(text()),
    formFactor: optional(formFactor),
  }),
  response: shape<PathLayout>(),
});
