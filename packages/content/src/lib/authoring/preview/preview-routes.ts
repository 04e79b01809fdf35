import { createPreviewLink, getContentPreview } from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { noPages, type SitePages } from '../../seo/site-pages.ts';
import { openPreview } from './open-preview.ts';
import { makePreviewLink } from './preview-link.ts';

export interface PreviewOptions {
  /** Of the installation: signs links. */
  readonly secret: string;
  readonly baseUrl: string;
  readonly pages?: SitePages;
  /** For how long a link to a preview shows it; a day unless told otherwise. */
  readonly previewHours?: number | undefined;
}

/** Links that show what is not published, and what they show. */
export function previewRoutes(
  { baseUrl, pages = noPages, previewHours = 24 }: PreviewOptions,
  keys: PreviewKeys,
): readonly Route[] {
  const link = { keys, hours: previewHours, origin: new URL(baseUrl).origin, pages };
  return [
    route(
      createPreviewLink,
      async (name, context) => new Reply(await makePreviewLink(name, context, link), 201),
    ),
    route(getContentPreview, (question, context) => openPreview(question, context, keys)),
  ];
}
