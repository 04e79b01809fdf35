import { read, shape } from '../../../call.ts';
import { line, list, object, oneOf, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { FoundItems } from './responses.ts';
import { maxSearchLanguages, searchScopes } from './search-terms.ts';

/**
 * C-003, C-142. Variants and folders that have all of the terms: 50 at most, each with two characters or more beside `*`,
 * which stands for any characters. `languages` are ten at most, or `All`; without them each space is searched in its own. All
 * spaces that may be read are searched unless some are named, or folders, with what lies in them.
 */
export const searchManagedContentItems = read({
  id: 'searchManagedContentItems',
  area: 'cms-authoring',
  path: `${authoringPath}/items/search`,
  query: object({
    queryTerm: line(2000, 1),
    contentSpaceOrFolderIds: optional(list(text(18, 1), 50)),
    contentTypeFQN: optional(text(120, 1)),
    languages: optional(list(pattern(/^(?:All|[a-z]{2,3}(?:_[A-Z]{2})?)$/), maxSearchLanguages)),
    scope: optional(oneOf(searchScopes)),
    ...pages,
  }),
  response: shape<FoundItems>(),
  lifetime: brief,
});
