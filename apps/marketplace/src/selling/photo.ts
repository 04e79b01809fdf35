import { buffer } from 'node:stream/consumers';
import type { MediaInput } from '@relab/commerce';
import { contentKey, type NewMedia } from '@relab/content';
import type { FileStore } from '@relab/records/files';
import { type MediaRenderer, pictureSize } from '@relab/server/media';
import type { OfferPicture } from './offer-row.ts';

/** What the renderer of photographs is handed: the version of the file that a seller sent. */
export interface PhotoSource {
  readonly versionId: string;
}

async function bytesOf(store: FileStore, versionId: string): Promise<Uint8Array> {
  const file = await store.read(versionId);
  if (!file) throw new Error(`The picture ${versionId} is not in the folder of files.`);
  return await buffer(file.body);
}

/** A seller's photograph as a picture of the site, and as one of a listing. The same one of the same listing has one key. */
export async function photoOf(
  { versionId }: OfferPicture,
  { store, sku, name, at }: PhotoOptions,
): Promise<{ readonly published: NewMedia; readonly shown: MediaInput }> {
  const source: PhotoSource = { versionId };
  const key = contentKey(`photo ${sku} ${versionId}`);
  const title = `${name}, picture ${at + 1}`;
  return {
    published: {
      contentKey: key,
      kind: 'photo',
      source,
      title,
      altText: title,
      mimeType: 'image/webp',
      ...(await pictureSize(await bytesOf(store, versionId))),
      rank: at === 0 ? 100 : 200 + at,
    },
    shown: { contentKey: key, group: 'productDetailImage', type: 'Image', title, alternateText: title },
  };
}

export interface PhotoOptions {
  readonly store: FileStore;
  readonly sku: string;
  /** Of the listing: what the picture shows, for those who do not see it. */
  readonly name: string;
  readonly at: number;
}

/** Reads a stored photograph; the pictures of pages are made of it. */
export const photoRenderer =
  (store: FileStore): MediaRenderer =>
  async ({ source }) => ({
    bytes: await bytesOf(store, (source as PhotoSource).versionId),
    mimeType: 'image/jpeg',
  });
