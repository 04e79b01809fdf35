import {
  checkTranslation,
  getContentLanguages,
  getTranslationItems,
  getTranslationProgress,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { markTranslation } from './mark-translation.ts';
import { readContentLanguages } from './read-content-languages.ts';
import { readTranslationProgress } from './read-progress.ts';
import { readTranslationItems } from './read-translation-items.ts';

/** How far contents are translated. */
export const languageRoutes = (): readonly Route[] => [
  route(getContentLanguages, readContentLanguages),
  route(checkTranslation, markTranslation),
  route(getTranslationProgress, readTranslationProgress),
  route(getTranslationItems, readTranslationItems),
];
