import { getRecordSeoProperties } from '@relab/contract/content';
import type { Objects } from '@relab/records/objects';
import type { ToRecords } from '@relab/records/query';
import { type Route, route } from '@relab/server/http';
import { findChannel } from '../delivery/channel.ts';
import { published } from '../delivery/published.ts';
import { contentSeo } from './content-seo.ts';
import { recordSeo } from './record-seo.ts';
import { noPages, type SitePages } from './site-pages.ts';

export interface SeoOptions {
  readonly objects: Objects;
  readonly baseUrl: string;
  readonly pages?: SitePages;
}

/** Metadata for search engines: of records as far as the principal may read them, of contents as they are delivered. */
export function seoRoutes(
  { objects, baseUrl, pages = noPages }: SeoOptions,
  toRecords: ToRecords,
): readonly Route[] {
  return [
    route(getRecordSeoProperties, async ({ communityId, recordId, fields = [] }, context) => {
      const channel = await findChannel(context.database, { communityId });
      const object = objects.ofRecord(recordId);
      if (object) {
        const { language } = channel;
        return await recordSeo(
          object,
          { recordId, fields, language },
          { pages, baseUrl },
          toRecords(context),
        );
      }
      const request = { baseUrl, call: getRecordSeoProperties.id, config: { recordId, fields } };
      return published(channel, request, () =>
        contentSeo(channel, { recordId, fields }, pages, { database: context.database, baseUrl }),
      );
    }),
  ];
}
