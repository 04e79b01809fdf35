import type { ConfigFor } from '@relab/contract';
import { type CommunityContents, type CommunityContentVersions, listContent } from '@relab/contract/content';
import { referencedKeys } from '../content-body.ts';
import { withAbsoluteUrls } from '../delivery/absolute-urls.ts';
import type { Channel } from '../delivery/channel.ts';
import type { DeliveryContext } from '../delivery/deliver-content.ts';
import { fillBodies, readMedia } from '../delivery/delivered-bodies.ts';
import { pageOf } from '../paging.ts';
import { userUrl } from '../representations.ts';
import { contentNodes, nodeFields } from './content-nodes.ts';
import { type CommunityQuery, type CommunityRow, findContents } from './find-contents.ts';
import { shortTypeName } from './type-name.ts';

/** A person by their id alone: anybody may read these responses. */
const userReference = (id: string | null) => (id === null ? null : { id, url: userUrl(id) });

const topicsOf = ({ topics }: CommunityRow) => ({
  associations: { topics: topics.map(({ id, name }) => ({ id, name })) },
});

function typesOf(rows: readonly CommunityRow[]): CommunityContentVersions['managedContentTypes'] {
  return Object.fromEntries(
    rows.map(({ type_name, type_label: label, schema }) => {
      const name = shortTypeName(type_name);
      const nodeTypes = Object.entries(nodeFields(schema)).map(
        ([field, { title, nodeType }]) => [field, { label: title, name: field, nodeType }] as const,
      );
      return [name, { label, name, nodeTypes: Object.fromEntries(nodeTypes) }];
    }),
  );
}

/** Contents with their fields as nodes. */
export async function listNodes(
  channel: Channel,
  query: ConfigFor<typeof listContent>,
  { database, baseUrl }: DeliveryContext,
): Promise<CommunityContentVersions> {
  const { rows, total, totalTypes } = await findContents(database, channel, query);
  const keys = new Set(rows.flatMap(({ content_key, body }) => [content_key, ...referencedKeys(body)]));
  const media = await readMedia(database, keys, { channelId: channel.id });
  const mediaByKey = new Map(media.map((row) => [row.content_key, row]));
  const items = rows.map((row) => ({
    ...topicsOf(row),
    contentKey: row.content_key,
    contentNodes: contentNodes(nodeFields(row.schema), row, mediaByKey),
    contentUrlName: row.url_name,
    language: row.language,
    managedContentId: row.managed_content_id,
    publishedDate: row.published_date.toISOString(),
    title: row.title,
    type: shortTypeName(row.type_name),
    typeLabel: row.type_label,
    unauthenticatedUrl: null,
  }));
  const { currentPageUrl, nextPageUrl } = pageOf(listContent, query).urls(total);
  return {
    currentPageUrl,
    nextPageUrl,
    items: withAbsoluteUrls(items, query.showAbsoluteUrl ? baseUrl : undefined),
    managedContentTypes: typesOf(rows),
    total,
    totalTypes,
  };
}

/** Contents with their bodies. */
export async function listBodies(
  channel: Channel,
  query: CommunityQuery,
  { database }: DeliveryContext,
): Promise<CommunityContents> {
  const { rows, total } = await findContents(database, channel, query);
  const bodies = await fillBodies(database, rows, { channelId: channel.id });
  const items = rows.map((row, index) => ({
    ...topicsOf(row),
    authoredManagedContentId: row.managed_content_id,
    body: bodies[index] ?? {},
    contentKey: row.content_key,
    createdByReference: userReference(row.created_by_id),
    createdDate: row.created_date.toISOString(),
    id: row.version_id,
    lastUpdatedByReference: userReference(row.updated_by_id),
    managedContentId: row.managed_content_id,
    primaryLanguage: row.primary_language,
    publishDate: row.published_date.toISOString(),
    status: 'Published' as const,
    title: row.title,
    type: shortTypeName(row.type_name),
    typeLabel: row.type_label,
    updatedDate: row.updated_date.toISOString(),
    urlName: row.url_name,
  }));
  return { items, total };
}
