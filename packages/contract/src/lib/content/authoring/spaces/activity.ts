import { read, shape } from '../../../call.ts';
import { integer, list, object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { activityKinds } from './activity-terms.ts';
import type { SpaceActivities } from './responses.ts';

/** Who did what in a space, for those who write there; each parameter narrows. Dates are in UTC, `until` is not included. */
export const getSpaceActivity = read({
  id: 'getSpaceActivity',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/activity`,
  query: object({
    before: optional(text(60, 1)),
    from: optional(text(30, 1)),
    kinds: optional(list(oneOf(activityKinds), 20)),
    pageSize: optional(integer(1, 250)),
    until: optional(text(30, 1)),
    userId: optional(text(18, 1)),
  }),
  response: shape<SpaceActivities>(),
  lifetime: brief,
});
