import type { Product, ProductImage } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { mediaAddress } from '@relab/server/media';
import { sql } from 'kysely';

export type MediaGroups = Product['mediaGroups'];

type MediaItem = Pick<
  Row<'product_media'>,
  'id' | 'content_key' | 'media_type' | 'sort_order' | 'title' | 'alternate_text'
>;
type MediaFile = Pick<Row<'media'>, (typeof fileColumns)[number]>;

const fileColumns = ['version', 'placeholder', 'width', 'height'] as const;
/** How the platform's groups are named to people. */
const groups: Readonly<Record<string, { readonly name: string; readonly usageType: string }>> = {
  productListImage: { name: 'Product List Image', usageType: 'Listing' },
  productDetailImage: { name: 'Product Detail Images', usageType: 'Standard' },
  tileImage: { name: 'Tile', usageType: 'Tile' },
  bannerImage: { name: 'Banner', usageType: 'Banner' },
  attachment: { name: 'Attachments', usageType: 'Attachment' },
};

const thumbnailWidth = 320;

function toImage(item: MediaItem, file: { readonly [Column in keyof MediaFile]: MediaFile[Column] | null }) {
  const version = file.version === null ? {} : { version: file.version };
  const isImage = item.media_type === 'Image';
  return {
    alternateText: item.alternate_text,
    contentVersionId: null,
    id: item.id,
    mediaType: item.media_type,
    sortOrder: item.sort_order ?? 0,
    thumbnailUrl: isImage ? mediaAddress(item.content_key, { ...version, width: thumbnailWidth }) : null,
    title: item.title,
    url: mediaAddress(item.content_key, version),
    placeholder: file.placeholder,
    width: file.width,
    height: file.height,
  } satisfies ProductImage;
}

const selectMedia = (database: Database) =>
  database
    .selectFrom('product_media as m')
    .leftJoin('media as c', 'c.content_key', 'm.content_key')
    .select(['m.id', 'm.product_id', 'm.content_key', 'm.media_group', 'm.media_type', 'm.sort_order'])
    .select(['m.title', 'm.alternate_text', 'c.version', 'c.placeholder', 'c.width', 'c.height'])
    .where(({ not }) => not('m.is_deleted'));

/** The picture that stands for each product: that of lists, else the first of the detail page. */
export async function readListImages(
  database: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductImage>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectMedia(database)
    .distinctOn('m.product_id')
    .where('m.product_id', '=', sql<string>`any (${productIds})`)
    .where('m.media_type', '=', sql.lit('Image'))
    .orderBy('m.product_id')
    .orderBy(sql`m.media_group <> 'productListImage'`)
    .orderBy('m.sort_order')
    .execute();
  return new Map(rows.map((row) => [row.product_id, toImage(row, row)]));
}

/** Everything of one product, by group in the order of its first picture. */
export async function readMediaGroups(database: Database, productId: string): Promise<MediaGroups> {
  const rows = await selectMedia(database)
    .where('m.product_id', '=', productId)
    .orderBy(sql`m.media_type <> 'Image'`)
    .orderBy('m.media_group')
    .orderBy('m.sort_order')
    .orderBy('m.id')
    .execute();
  return [...Map.groupBy(rows, ({ media_group }) => media_group)].map(([developerName, items]) => ({
    developerName,
    id: developerName,
    mediaItems: items.map((item) => toImage(item, item)),
    name: groups[developerName]?.name ?? developerName,
    usageType: groups[developerName]?.usageType ?? 'Standard',
  }));
}

/** Pictures that are named by their content key alone, as those of categories, each with its title. */
export async function readContentImages(
  database: Database,
  titles: ReadonlyMap<string, string | null>,
): Promise<ReadonlyMap<string, ProductImage>> {
  if (titles.size === 0) return new Map();
  const files = await database
    .selectFrom('media')
    .select(['content_key', ...fileColumns])
    .where('content_key', '=', sql<string>`any (${[...titles.keys()]})`)
    .execute();
  const byKey = new Map(files.map((file) => [file.content_key, file]));
  const unknown = { version: null, placeholder: null, width: null, height: null };
  return new Map(
    Array.from(titles, ([key, title]) => {
      const item = { id: key, content_key: key, media_type: 'Image', sort_order: 0 } as const;
      return [key, toImage({ ...item, title, alternate_text: title }, byKey.get(key) ?? unknown)];
    }),
  );
}
