import { read, shape, write } from '../../../call.ts';
import { object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { languageCode } from '../spaces/space.ts';
import { assistTasks } from './assist-terms.ts';
import type { Assist, Suggestion, SuggestionRequest } from './responses.ts';

const path = `${authoringPath}/contents/variants/{variantId}/suggestions` as const;

const body = object({
  /** For a translation: into which language. */
  targetLanguage: optional(languageCode),
  task: oneOf(assistTasks),
  text: text(20_000, 1),
});

/** Whether suggestions are available. They are off unless an operator sets a service. */
export const getAssist = read({
  id: 'getAssist',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/assist`,
  response: shape<Assist>(),
  lifetime: brief,
});

/** What `createSuggestion` with the same config would send, word for word. Sends nothing. */
export const previewSuggestion = write({
  id: 'previewSuggestion',
  area: 'cms-authoring',
  path: `${path}/preview`,
  body,
  response: shape<SuggestionRequest>(),
});

/** Sends a text to the language model that the operator has set, and responds with what it suggests. */
export const createSuggestion = write({
  id: 'createSuggestion',
  area: 'cms-authoring',
  path,
  body,
  response: shape<Suggestion>(),
});
