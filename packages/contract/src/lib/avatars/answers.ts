import { answers } from '../answer.ts';
import { getRecordAvatars, updateRecordAvatar } from './avatar.ts';
import { RecordAvatar, RecordAvatars } from './avatar-responses.ts';

export const avatarAnswers = [
  answers(getRecordAvatars, { 200: RecordAvatars }),
  answers(updateRecordAvatar, { 200: RecordAvatar }),
];
