import { shape, write } from '../../../call.ts';
import { boolean, line, object, optional, pattern, text } from '../../../schema.ts';
import { authoringPath } from '../paths.ts';
import type { ContentClone } from './responses.ts';

/**
 * C-068. Beside its source unless a target is named; in its language alone unless `includeVariants`. Translations keep their
 * titles.
 */
export const cloneManagedContent = write({
  id: 'cloneManagedContent',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/clone`,
  body: object({
    apiName: optional(pattern(/^[A-Za-z][A-Za-z0-9_]{0,79}$/)),
    contentSpaceOrFolderId: optional(text(18, 1)),
    includeVariants: optional(boolean),
    title: optional(line(255, 1)),
  }),
  response: shape<ContentClone>(),
});
