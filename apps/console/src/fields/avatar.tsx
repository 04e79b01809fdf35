import type { RecordAvatar, RecordAvatars } from '@relab/contract/records';
import type { ReactNode } from 'react';
import css from './avatar.module.css';

/** The avatar of a record in what was read for several. */
export function avatarIn(avatars: RecordAvatars | undefined, recordId: string): RecordAvatar | undefined {
  if (!avatars) return undefined;
  if (!Array.isArray(avatars.results)) return (avatars as Readonly<Record<string, RecordAvatar>>)[recordId];
  for (const { statusCode, result } of avatars.results)
    if (statusCode === 200 && 'recordId' in result && result.recordId === recordId)
      return result as RecordAvatar;
  return undefined;
}

/** The initials of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? '',
  );
  return letters.join('').toLocaleUpperCase();
};

export interface AvatarProps {
  readonly avatar: RecordAvatar | undefined;
  /** What initials are made of where there is no picture. */
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** A picture, or the icon of the object, or initials. Decoration: the name stands beside it. */
export function Avatar({ avatar, name, size = 'small' }: AvatarProps): ReactNode {
  const isPhoto = avatar?.type === 'Photo';
  const url = isPhoto ? avatar.photoUrl : avatar?.iconUrl;
  return (
    <span className={css.avatar} data-size={size} data-photo={isPhoto || undefined} aria-hidden="true">
      {url ? <img src={url} alt="" loading="lazy" /> : initialsOf(name)}
    </span>
  );
}
