import { normalizeId, read, shape } from '@relab/contract';
import { getRecordAvatars, updateRecordAvatar } from '@relab/contract/records';
import { notFound, type Route, route } from '@relab/server/http';
import type { FileStore } from '../files/file-store.ts';
import { drawIcon, iconFileOf, iconPath } from '../icons/icon.ts';
import type { Objects } from '../objects/objects.ts';
import { localizeObjects } from '../objects/translation/localize-objects.ts';
import type { ToRecords } from '../query/records-context.ts';
import { photoPath } from './avatar.ts';
import { readAvatars } from './read-avatars.ts';
import { servePhoto } from './serve-photo.ts';
import { updateAvatar } from './update-avatar.ts';

/** Icons are the same for everybody who reads the same language, and stay what they are under their address. */
function iconRoute(objects: Objects): Route {
  const localized = Object.keys(objects.translations).map((language) => localizeObjects(objects, language));
  const all = [objects, ...localized].flatMap((one) => one.all);
  const icons = new Map(all.map((object) => [iconFileOf(object), drawIcon(object)]));
  return {
    call: read({ id: 'getIcon', area: 'avatars', path: iconPath, response: shape<unknown>() }),
    handle: async ({ file }: { readonly file: string }) => {
      const icon = icons.get(file);
      if (icon === undefined) throw notFound();
      return new Response(icon, {
        headers: {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      });
    },
  };
}

const photoRoute = (store: FileStore, toRecords: ToRecords): Route => ({
  call: read({ id: 'getPhoto', area: 'avatars', path: photoPath, response: shape<unknown>() }),
  handle: ({ recordId, versionId }: { readonly recordId: string; readonly versionId: string }, context) =>
    servePhoto(normalizeId(recordId), normalizeId(versionId), store, context.headers, toRecords(context)),
});

/** Pictures are served where files are stored. */
export const avatarRoutes = (
  objects: Objects,
  store: FileStore | undefined,
  toRecords: ToRecords,
): readonly Route[] => [
  route(getRecordAvatars, ({ recordIds }, context) =>
    readAvatars(String(recordIds).split(','), toRecords(context)),
  ),
  route(updateRecordAvatar, ({ recordId, ...update }, context) =>
    updateAvatar(recordId, update, toRecords(context)),
  ),
  iconRoute(objects),
  ...(store ? [photoRoute(store, toRecords)] : []),
];
