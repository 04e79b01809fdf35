import { read, shape } from '../../../call.ts';
import { line, list, object, oneOf, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import { variantStatuses } from './document-statuses.ts';
import type { ContentAuthors, SpaceItems } from './responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}` as const;
const id = text(18, 1);

/** ISO 8601 with its zone. */
const moment = pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/);

/**
 * What is in a space, or in a folder of it and below that, as far as each of the filters allows. `queryTerm` is read as that of
 * `searchManagedContentItems`, and finds folders as well while nothing narrows to what folders do not have; without it every
 * content is an item. Each content stands for itself once, in the language that it was made in, or in `language`; `All` has an
 * item for each language. Terms include those below them.
 */
export const getSpaceItems = read({
  id: 'getSpaceItems',
  area: 'cms-authoring',
  path: `${path}/items`,
  query: object({
    queryTerm: optional(line(2000)),
    folderId: optional(id),
    contentTypes: optional(list(text(120, 1), 50)),
    language: optional(pattern(/^(?:All|[a-z]{2,3}(?:_[A-Z]{2})?)$/)),
    statuses: optional(list(oneOf(variantStatuses), variantStatuses.length)),
    termId: optional(id),
    changedById: optional(text(40, 1)),
    changedFrom: optional(moment),
    changedBefore: optional(moment),
    ...pages,
  }),
  response: shape<SpaceItems>(),
  lifetime: brief,
});

/** Who changed a content of the space last: those that `changedById` can name. */
export const getContentAuthors = read({
  id: 'getContentAuthors',
  area: 'cms-authoring',
  path: `${path}/authors`,
  response: shape<ContentAuthors>(),
  lifetime: brief,
});
