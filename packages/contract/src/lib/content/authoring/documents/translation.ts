import { shape, write } from '../../../call.ts';
import { list, object } from '../../../schema.ts';
import { authoringPath } from '../paths.ts';
import { languageCode } from '../spaces/space.ts';
import type { ContentTranslation } from './responses.ts';

/** Makes a draft in each of the languages from the first one's text. What is there already stays as it is. */
export const translateManagedContent = write({
  id: 'translateManagedContent',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/translate`,
  body: object({ targetLanguages: list(languageCode, 100, 1) }),
  response: shape<ContentTranslation>(),
});
