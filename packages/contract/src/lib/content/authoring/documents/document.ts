import { dataPath, read, shape, write } from '../../../call.ts';
import { hours } from '../../../lifetime.ts';
import { json, line, list, object, oneOf, optional, pattern, record, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import { languageCode } from '../spaces/space.ts';
import { variantStatuses } from './document-statuses.ts';
import type { ContentDocument, VariantVersions } from './responses.ts';

const path = `${authoringPath}/contents` as const;
const variantPath = `${path}/variants/{variantId}` as const;

/** C-132: members with defined values, of the fields that the type of the content has. */
const contentBody = record(json);
const title = line(255, 1);
const urlName = text(120);

/** C-063, C-064: `contentVersion` is a number such as `2.0` or the id of a version; the latest without it. */
const ofVersion = {
  query: object({ language: optional(text(20)), contentVersion: optional(text(20, 1)) }),
  // A config's `version` is that of the API.
  queryNames: { contentVersion: 'version' },
} as const;

/** A content in one language, as authors see it: its latest version, or the one that is named. Fresh for 100 ms (C-196). */
export const getManagedContent = read({
  id: 'getManagedContent',
  area: 'cms-authoring',
  path: `${path}/{contentKeyOrId}`,
  ...ofVersion,
  response: shape<ContentDocument>(),
  lifetime: brief,
});

/** As `contentVersion` of `getManagedContentForSite`: the latest version with what the reader has typed in it since. */
export const autosaveVersion = 'autosave';

/** As `getManagedContent`, for a page of the site in preview (C-119). */
export const getManagedContentForSite = read({
  id: 'getManagedContentForSite',
  area: 'cms-authoring',
  path: `${dataPath}/connect/sites/{siteId}/cms/contents/{contentKeyOrId}`,
  ...ofVersion,
  response: shape<ContentDocument>(),
  lifetime: brief,
});

/** C-199. */
export const getManagedContentVariant = read({
  id: 'getManagedContentVariant',
  area: 'cms-authoring',
  path: variantPath,
  response: shape<ContentDocument>(),
  lifetime: hours(1),
});

/** C-172. */
export const getManagedContentVariantVersions = read({
  id: 'getManagedContentVariantVersions',
  area: 'cms-authoring',
  path: `${variantPath}/versions`,
  query: object({ ...pages, status: optional(list(oneOf(variantStatuses), 3)) }),
  response: shape<VariantVersions>(),
  lifetime: brief,
});

/** C-065 to C-067. Made in the language of its space; `apiName` and `externalId` as the platform takes them since v61. */
export const createManagedContent = write({
  id: 'createManagedContent',
  area: 'cms-authoring',
  path,
  body: object({
    contentBody,
    contentSpaceOrFolderId: text(18, 1),
    contentType: text(120, 1),
    title,
    urlName: optional(urlName),
    apiName: optional(pattern(/^[A-Za-z][A-Za-z0-9_]{0,79}$/)),
    externalId: optional(text(255)),
  }),
  response: shape<ContentDocument>(),
});

/** Moves a content into another folder of its space; its versions, its status and what is delivered stay as they are. */
export const updateManagedContent = write({
  id: 'updateManagedContent',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${path}/{contentKeyOrId}`,
  body: object({ folderId: text(18, 1) }),
  response: shape<ContentDocument>(),
});

/** C-069, C-070. Title and URL name are those of the content unless given. */
export const createManagedContentVariant = write({
  id: 'createManagedContentVariant',
  area: 'cms-authoring',
  path: `${path}/variants`,
  body: object({
    contentBody,
    language: languageCode,
    managedContentKeyOrId: text(64, 1),
    title: optional(title),
    urlName: optional(urlName),
  }),
  response: shape<ContentDocument>(),
});

/**
 * C-071, C-138, C-139. Every save is a new version. With `ifMatch`, the id of the version that the writer started from, a
 * save that would hide somebody else's is rejected with 412 and both bodies.
 */
export const replaceManagedContentVariant = write({
  id: 'replaceManagedContentVariant',
  area: 'cms-authoring',
  method: 'PUT',
  path: variantPath,
  body: object({ contentBody, title, urlName }),
  headers: { ifMatch: 'If-Match' },
  response: shape<ContentDocument>(),
});

/** A published one is rejected; with the last variant its content goes. */
export const deleteManagedContentVariant = write({
  id: 'deleteManagedContentVariant',
  area: 'cms-authoring',
  method: 'DELETE',
  path: variantPath,
  response: shape<null>(),
});
