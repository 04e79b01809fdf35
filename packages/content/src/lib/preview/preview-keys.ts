import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link shows: one version, as far as the one who made the link may still do that, until then. */
export interface PreviewGrant {
  readonly versionId: string;
  readonly userId: string;
  /** Stored in whole seconds. */
  readonly expires: Date;
}

/** Keys of previews. They are signed, so that none has to be stored. */
export interface PreviewKeys {
  write(grant: PreviewGrant): string;
  /** Undefined for what was not written here; one that has expired is read all the same. */
  read(key: string): PreviewGrant | undefined;
  /** A key that shows a picture which is not published. */
  writePicture(contentKey: string, expires: Date): string;
  opensPicture(contentKey: string, key: string, now: Date): boolean;
}

const inSeconds = (date: Date): string => Math.floor(date.getTime() / 1000).toString(36);
const fromSeconds = (text: string): Date => new Date(Number.parseInt(text, 36) * 1000);

/** `secret` is the installation's; with another one the links of before open nothing. */
export function createPreviewKeys(secret: string): PreviewKeys {
  // What is signed begins with what it is for: no key of one kind is one of another.
  const sign = (purpose: string, parts: readonly string[]): string =>
    createHmac('sha256', secret)
      .update([purpose, ...parts].join('\n'))
      .digest('base64url');
  const isSigned = (purpose: string, parts: readonly string[], signature: string): boolean =>
    timingSafeEqual(Buffer.from(sign(purpose, parts)), Buffer.from(signature));
  const version = 'preview of a version';
  const picture = 'preview of a picture';
  return {
    write({ versionId, userId, expires }) {
      const parts = [versionId, userId, inSeconds(expires)];
      return [...parts, sign(version, parts)].join('.');
    },
    read(key) {
      const [, versionId, userId, seconds, signature] =
        /^(\w{15,18})\.(\w{15,18})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(key) ?? [];
      if (versionId === undefined || userId === undefined || seconds === undefined) return undefined;
      if (!isSigned(version, [versionId, userId, seconds], signature ?? '')) return undefined;
      return { versionId, userId, expires: fromSeconds(seconds) };
    },
    writePicture(contentKey, expires) {
      const seconds = inSeconds(expires);
      return `${seconds}.${sign(picture, [contentKey, seconds])}`;
    },
    opensPicture(contentKey, key, now) {
      const [, seconds, signature] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(key) ?? [];
      if (seconds === undefined || signature === undefined) return false;
      return isSigned(picture, [contentKey, seconds], signature) && fromSeconds(seconds) > now;
    },
  };
}
