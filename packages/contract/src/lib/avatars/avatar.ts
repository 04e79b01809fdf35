import { dataPath, read, shape, write } from '../call.ts';
import { hours, minutes } from '../lifetime.ts';
import { object, optional, text } from '../schema.ts';
import type { RecordAvatar, RecordAvatars } from './responses.ts';

const avatarsPath = `${dataPath}/ui-api/record-avatars` as const;

/** The whole map of one call lives an hour, each avatar in it by the call's own lifetime (D-262, X-30). Milliseconds. */
export const avatarMapLifetime = hours(1);

/** An avatar lives 5 minutes (D-261, X-30). The form factors are not published. */
export const getRecordAvatars = read({
  id: 'getRecordAvatars',
  area: 'avatars',
  path: `${avatarsPath}/batch/{recordIds}`,
  lists: ['recordIds'],
  query: object({ formFactor: optional(text()) }),
  response: shape<RecordAvatars>(),
  lifetime: minutes(5),
});

/** Relates a picture to a record, or removes it, by `actionType` (D-210, D-211). */
export const updateRecordAvatar = write({
  id: 'updateRecordAvatar',
  area: 'avatars',
  path: `${avatarsPath}/{recordId}/association`,
  body: object({
    actionType: text(undefined, 1),
    blueMasterId: optional(text()),
    externalId: optional(text()),
    photoUrl: optional(text()),
    profileName: optional(text()),
  }),
  response: shape<RecordAvatar>(),
});
