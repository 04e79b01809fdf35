import { read, shape, write } from '../../../call.ts';
import { hours } from '../../../lifetime.ts';
import { line, list, object, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { ContentSpace, ContentSpaces } from './responses.ts';

const path = `${authoringPath}/spaces` as const;

/** A language as `en_US` or `de`. @internal */
export const languageCode = pattern(/^[a-z]{2,3}(?:_[A-Z]{2})?$/);

/** Those that the user may read, by name. */
export const getManagedContentSpaces = read({
  id: 'getManagedContentSpaces',
  area: 'cms-authoring',
  path,
  query: object({ nameFragment: optional(text(255)), ...pages }),
  response: shape<ContentSpaces>(),
  lifetime: brief,
});

/** One space by its id. Fresh for 100 ms (C-197). */
export const getManagedContentSpace = read({
  id: 'getManagedContentSpace',
  area: 'cms-authoring',
  path: `${path}/{contentSpaceId}`,
  response: shape<ContentSpace>(),
  lifetime: brief,
});

/** C-200: names hardly ever change. */
export const getManagedContentSpaceByFullyQualifiedName = read({
  id: 'getManagedContentSpaceByFullyQualifiedName',
  area: 'cms-authoring',
  path: `${path}/{fullyQualifiedName}`,
  response: shape<ContentSpace>(),
  lifetime: hours(1),
});

/** C-136. Channels are ids. */
const space = {
  name: line(255, 1),
  description: optional(text(4000)),
  supportedLanguages: optional(list(languageCode, 100)),
  channels: optional(list(text(18, 1), 100)),
} as const;

/** The API name is made of the name unless given; the language is that of the platform unless given. */
export const createManagedContentSpace = write({
  id: 'createManagedContentSpace',
  area: 'cms-authoring',
  path,
  body: object({
    ...space,
    apiName: optional(pattern(/^[A-Za-z][A-Za-z0-9_]{0,79}$/)),
    defaultLanguage: optional(languageCode),
  }),
  response: shape<ContentSpace>(),
});

/** What is not named stays. */
export const updateManagedContentSpace = write({
  id: 'updateManagedContentSpace',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${path}/{contentSpaceId}`,
  body: object({ ...space, name: optional(space.name), defaultLanguage: optional(languageCode) }),
  response: shape<ContentSpace>(),
});
