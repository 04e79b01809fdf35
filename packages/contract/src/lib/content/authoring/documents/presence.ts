import { shape, write } from '../../../call.ts';
import { object } from '../../../schema.ts';
import { authoringPath } from '../paths.ts';
import { languageCode } from '../spaces/space.ts';
import type { ContentPresence } from './responses.ts';

const path = `${authoringPath}/contents/{contentKeyOrId}/presence` as const;

/** For how long somebody counts as there after they said so, in milliseconds. */
export const presenceLifetime = 45_000;

/** Says that the user has the content open in a language, and responds with who else has. Forgotten after 45 seconds. */
export const reportContentPresence = write({
  id: 'reportContentPresence',
  area: 'cms-authoring',
  method: 'PUT',
  path,
  body: object({ language: languageCode }),
  response: shape<ContentPresence>(),
});

/** Says that the user has closed the content. */
export const endContentPresence = write({
  id: 'endContentPresence',
  area: 'cms-authoring',
  method: 'DELETE',
  path,
  response: shape<null>(),
});
