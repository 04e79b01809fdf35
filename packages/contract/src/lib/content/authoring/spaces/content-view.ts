import { read, shape, write } from '../../../call.ts';
import { boolean, line, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { ContentView, ContentViews } from './responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}/views` as const;

/** What the user has saved of a space, and what others share with all who work there. */
export const getContentViews = read({
  id: 'getContentViews',
  area: 'cms-authoring',
  path,
  response: shape<ContentViews>(),
  lifetime: brief,
});

/**
 * Saves filters under a name, in place of those that the user has saved under it before. `query` is the query of an address, as
 * the program that shows it reads it. Sharing needs the right to publish in the space.
 */
export const saveContentView = write({
  id: 'saveContentView',
  area: 'cms-authoring',
  path,
  body: object({ name: line(80, 1), query: text(2000), isShared: optional(boolean) }),
  response: shape<ContentView>(),
});

/** One's own, or, for who manages the space, one that is shared. */
export const deleteContentView = write({
  id: 'deleteContentView',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${authoringPath}/views/{contentViewId}`,
  response: shape<null>(),
});
