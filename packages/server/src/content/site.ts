import { apiVersion } from '@relab/contract';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';

export interface Site {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly language: string;
}

export const notFound = (): ApiError =>
  new ApiError('ITEM_NOT_FOUND', 'The requested resource does not exist');

/** A site by its own id, or by that of its channel. */
export type SiteName = { readonly siteId: string } | { readonly channelId: string };

export async function findSite(database: Database, name: SiteName): Promise<Site> {
  const isNamed = 'siteId' in name ? sql`id = ${name.siteId}` : sql`channel_id = ${name.channelId}`;
  const { rows } = await sql<Site>`
    select id, channel_id as "channelId", name, default_language as language
    from content_site where ${isNamed}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0];
}

const channelPath = (site: Site): string =>
  `/services/data/${apiVersion}/connect/cms/delivery/channels/${site.channelId}`;

export const contentPath = (site: Site, key: string): string => `${channelPath(site)}/contents/${key}`;

export const sitePath = (site: Site): string =>
  `/services/data/${apiVersion}/connect/sites/${site.id}/cms/delivery`;

export interface ChannelSummary {
  [name: string]: unknown;
  id: string;
  name: string;
  type: string;
}

export const channelSummary = (site: Site, baseUrl: string): ChannelSummary => ({
  domainUrl: new URL(baseUrl).origin,
  id: site.channelId,
  name: site.name,
  resourceUrl: channelPath(site),
  target: { id: site.id },
  type: 'Community',
});
