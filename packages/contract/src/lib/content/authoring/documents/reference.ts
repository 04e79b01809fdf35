import { read, shape } from '../../../call.ts';
import { boolean, list, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { ReferencedBy, VariantReferences } from './responses.ts';

const path = `${authoringPath}/contents/{contentKeyOrId}` as const;

/** What the latest version of each variant names; of all variants unless some are named. */
export const getManagedContentVariantReferences = read({
  id: 'getManagedContentVariantReferences',
  area: 'cms-authoring',
  path: `${path}/variants/references`,
  query: object({ variantIds: optional(list(text(18, 1), 100)) }),
  response: shape<VariantReferences>(),
  lifetime: brief,
});

/**
 * Contents that name this one, as they are written last or delivered. `referenceType` is the fully qualified name of their
 * type; with `includeReferenceDetails` each names its variants.
 */
export const getManagedContentReferencedBy = read({
  id: 'getManagedContentReferencedBy',
  area: 'cms-authoring',
  path: `${path}/referenced-by`,
  query: object({
    includeReferenceDetails: optional(boolean),
    ...pages,
    referenceType: optional(text(120, 1)),
  }),
  response: shape<ReferencedBy>(),
  lifetime: brief,
});
