import {
  type ContentProvider,
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { noPages, type SitePages } from '../../seo/site-pages.ts';
import { representDocument } from '../content/document-row.ts';
import { readProviders } from './content-providers.ts';
import { readContentTypes } from './content-types-by-mixin.ts';
import { readPreviewEndpoints } from './preview-endpoints.ts';
import { findSingleItem } from './single-item.ts';

export interface OfferOptions {
  /** What the pages of the site can be bound to. */
  readonly contentProviders?: readonly ContentProvider[];
  readonly baseUrl: string;
  /** Where the site shows contents. */
  readonly pages?: SitePages;
}

export function offerRoutes(options: OfferOptions): readonly Route[] {
  const { contentProviders = [], pages = noPages } = options;
  const site = { origin: new URL(options.baseUrl).origin, pages };
  return [
    route(getContentTypesByMixin, readContentTypes),
    route(getContentProviders, (_, context) => readProviders(contentProviders, context)),
    route(getPreviewEndpoints, (query, context) => readPreviewEndpoints(query, context, site)),
    route(getSingleItemContent, async (name, context) => {
      const row = await findSingleItem(name, context);
      return new Reply(representDocument(row), 200, { ETag: `"${row.version_id}"` });
    }),
  ];
}
