import type { Product, ProductImage } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { mediaAddress } from '@relab/server/media';
import { sql } from 'kysely';

export type MediaGroups = Product['mediaGroups'];

interface Row {
  readonly id: string;
  readonly product_id: string;
  readonly content_key: string;
  readonly media_group: string;
  readonly media_type: 'Image' | 'Document';
  readonly sort_order: number;
  readonly title: string | null;
  readonly alternate_text: string | null;
  readonly version: string | null;
  readonly placeholder: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** How the platform's groups are named to people. */
const groups: Readonly<Record<string, { readonly name: string; readonly usageType: string }>> = {
  productListImage: { name: 'Product List Image', usageType: 'Listing' },
  productDetailImage: { name: 'Product Detail Images', usageType: 'Standard' },
  tileImage: { name: 'Tile', usageType: 'Tile' },
  bannerImage: { name: 'Banner', usageType: 'Banner' },
  attachment: { name: 'Attachments', usageType: 'Attachment' },
};

const smallWidth = 320;

function imageOf(row: Row): ProductImage {
  const version = row.version === null ? {} : { version: row.version };
  const isImage = row.media_type === 'Image';
  return {
    alternateText: row.alternate_text,
    contentVersionId: null,
    id: row.id,
    mediaType: row.media_type,
    sortOrder: row.sort_order,
    thumbnailUrl: isImage ? mediaAddress(row.content_key, { ...version, width: smallWidth }) : null,
    title: row.title,
    url: mediaAddress(row.content_key, version),
    placeholder: row.placeholder,
    width: row.width,
    height: row.height,
  };
}

const columns = sql`
  m.id, m.product_id, m.content_key, m.media_group, m.media_type, m.sort_order, m.title, m.alternate_text,
  c.version, c.placeholder, c.width, c.height`;

/** The picture that stands for each product: that of lists, else the first of the detail page. */
export async function readListImages(
  database: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductImage>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (m.product_id) ${columns}
    from product_media m left join media c on c.content_key = m.content_key
    where m.product_id = any (${productIds as string[]}) and m.media_type = 'Image' and not m.is_deleted
    order by m.product_id, m.media_group <> 'productListImage', m.sort_order`.execute(database);
  return new Map(rows.map((row) => [row.product_id, imageOf(row)]));
}

/** Everything of one product, by group in the order of its first picture. */
export async function readMediaGroups(database: Database, productId: string): Promise<MediaGroups> {
  const { rows } = await sql<Row>`
    select ${columns}
    from product_media m left join media c on c.content_key = m.content_key
    where m.product_id = ${productId} and not m.is_deleted
    order by m.media_type <> 'Image', m.media_group, m.sort_order, m.id`.execute(database);
  return [...Map.groupBy(rows, ({ media_group }) => media_group)].map(([developerName, items]) => ({
    developerName,
    id: developerName,
    mediaItems: items.map(imageOf),
    name: groups[developerName]?.name ?? developerName,
    usageType: groups[developerName]?.usageType ?? 'Standard',
  }));
}

/** Pictures that are named by their content key alone, as those of categories. */
export async function readContentImages(
  database: Database,
  keys: readonly string[],
  title: (key: string) => string | null,
): Promise<ReadonlyMap<string, ProductImage>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Omit<Row, 'title' | 'alternate_text'>>`
    select k.content_key as id, '' as product_id, k.content_key, '' as media_group, 'Image' as media_type,
      0 as sort_order, c.version, c.placeholder, c.width, c.height
    from unnest(${keys as string[]}::text[]) k (content_key) left join media c on c.content_key = k.content_key
    `.execute(database);
  return new Map(
    rows.map((row) => {
      const words = title(row.content_key);
      return [row.content_key, imageOf({ ...row, title: words, alternate_text: words })];
    }),
  );
}
