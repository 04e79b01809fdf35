import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getRecordAvatars, updateRecordAvatar } from './avatar.ts';
import { RecordAvatar, RecordAvatars } from './avatar-schemas.ts';

/** What the calls of this folder respond. */
export const avatarsCalls: readonly DescribedCall[] = [
  responses(getRecordAvatars, { 200: RecordAvatars }),
  responses(updateRecordAvatar, { 200: RecordAvatar }),
];
