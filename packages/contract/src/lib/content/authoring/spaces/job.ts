import { read, shape, write } from '../../../call.ts';
import { boolean, line, list, object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages, plainPath } from '../paths.ts';
import { contentJobTypes, transferDirections } from './job-terms.ts';
import type { ContentJob, ContentJobs } from './responses.ts';
import { languageCode } from './space.ts';

const path = `${plainPath}/spaces/{contentSpaceId}/jobs` as const;
const contentsPath = `${authoringPath}/spaces/{contentSpaceId}/contents` as const;
const id = text(18, 1);
const name = optional(line(255));

/** The newest first. */
export const getJobs = read({
  id: 'getJobs',
  area: 'cms-authoring',
  path,
  query: object({ jobType: optional(oneOf(contentJobTypes)), ...pages }),
  response: shape<ContentJobs>(),
  lifetime: brief,
});

/** One job by its id: how far it is, and its files once they are there (C-089, C-090). */
export const getJob = read({
  id: 'getJob',
  area: 'cms-authoring',
  path: `${path}/{jobId}`,
  response: shape<ContentJob>(),
  lifetime: brief,
});

/**
 * C-092. Folders are all that lies in them; where neither folders nor contents are named, the space is exported. The latest
 * versions go out, in the first language of each content alone unless `includeTranslations`.
 */
export const exportContent = write({
  id: 'exportContent',
  area: 'cms-authoring',
  path: `${contentsPath}/export`,
  body: object({
    folderIds: optional(list(id, 1000)),
    managedContentIds: optional(list(id, 1000)),
    includeReferenceContent: optional(boolean),
    includeTaxonomyTerms: optional(boolean),
    includeTranslations: optional(boolean),
    name,
  }),
  response: shape<ContentJob>(),
});

/** C-093. `managedContentBodyId` is a file: a version or a document that was uploaded, or one of a job. */
export const importContent = write({
  id: 'importContent',
  area: 'cms-authoring',
  path: `${contentsPath}/import`,
  body: object({ managedContentBodyId: id, autoPublish: optional(boolean), name }),
  response: shape<ContentJob>(),
});

/**
 * C-094. Out to files for translators, one for each target language, or in from such a file: the latter where
 * `managedContentBodyId` names one, unless `type` says. `parentFolderId` narrows it to what lies in that folder. Of this server:
 * `onlyOutstanding` leaves out, language by language, what is translated and up to date.
 */
export const createTranslationJob = write({
  id: 'createTranslationJob',
  area: 'cms-authoring',
  path: `${authoringPath}/content/spaces/{contentSpaceId}/translation`,
  body: object({
    folderIds: optional(list(id, 1000)),
    managedContentBodyId: optional(id),
    managedContentVariantIds: optional(list(id, 1000)),
    name,
    onlyOutstanding: optional(boolean),
    parentFolderId: optional(id),
    sourceLanguage: optional(languageCode),
    targetLanguages: optional(list(languageCode, 100)),
    type: optional(oneOf(transferDirections)),
  }),
  response: shape<ContentJob>(),
});
