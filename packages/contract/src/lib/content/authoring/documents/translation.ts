import { read, shape, write } from '../../../call.ts';
import { list, object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import { languageCode } from '../spaces/space.ts';
import type {
  ContentLanguages,
  ContentTranslation,
  TranslationItems,
  TranslationProgress,
} from './responses.ts';
import { translationFilters } from './translation-terms.ts';

/** Makes a draft in each of the languages from the first one's text. What is there already stays as it is. */
export const translateManagedContent = write({
  id: 'translateManagedContent',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/translate`,
  body: object({ targetLanguages: list(languageCode, 100, 1) }),
  response: shape<ContentTranslation>(),
});

/** A content in each language of its space, and how far the translations are behind the language that it is written in first. */
export const getContentLanguages = read({
  id: 'getContentLanguages',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/languages`,
  response: shape<ContentLanguages>(),
  lifetime: brief,
});

/**
 * Says of a translation that it has all of a version of the source, which `managedContentVersionId` names: the one that the translator
 * has seen, so that a save meanwhile does not go unnoticed.
 */
export const checkTranslation = write({
  id: 'checkTranslation',
  area: 'cms-authoring',
  method: 'PUT',
  path: `${authoringPath}/contents/variants/{variantId}/translation`,
  body: object({ managedContentVersionId: text(18, 1) }),
  response: shape<ContentLanguages>(),
});

const spacePath = `${authoringPath}/spaces/{contentSpaceId}` as const;

/** How many contents of a space, or of a folder with all below it, are translated into each language. */
export const getTranslationProgress = read({
  id: 'getTranslationProgress',
  area: 'cms-authoring',
  path: `${spacePath}/translation-progress`,
  query: object({ folderId: optional(text(18, 1)) }),
  response: shape<TranslationProgress>(),
  lifetime: brief,
});

/** The contents behind these numbers, by title: in one language, in one state where it is given. */
export const getTranslationItems = read({
  id: 'getTranslationItems',
  area: 'cms-authoring',
  path: `${spacePath}/translation-items`,
  query: object({
    language: languageCode,
    state: optional(oneOf(translationFilters)),
    folderId: optional(text(18, 1)),
    ...pages,
  }),
  response: shape<TranslationItems>(),
  lifetime: brief,
});
