import { createToRecords } from '@relab/records';
import type { Objects } from '@relab/records/objects';
import type { CreatePart, Endpoint, Host } from '@relab/server';
import type { Route } from '@relab/server/http';
import { contentMigrations } from './content-migrations.ts';
import { type ContentOptions, contentRoutes } from './content-routes.ts';
import { createFormPage, embedPath } from './forms/embed-page.ts';
import { formRoutes, submitRoute } from './forms/form-routes.ts';
import { createPreviewKeys } from './preview/preview-keys.ts';
import { guardMedia } from './preview/preview-media.ts';
import { seoRoutes } from './seo/seo-routes.ts';

/** What `contentPart` serves. Without `media` there are no addresses of pictures and documents. */
export interface ContentPartOptions extends Omit<ContentOptions, 'baseUrl' | 'secret'> {
  /** The records that have metadata for search engines. */
  readonly objects: Objects;
  /** Pictures and documents, at addresses of their own. */
  readonly media?: { fetch(request: Request): Response | Promise<Response> };
}

const mediaPath = /^\/(?:sfsites\/c\/)?(?:cms\/delivery\/media|file-asset)\//;

/** The page of a form, for pages elsewhere that show it. */
function formEndpoint(submit: Route, host: Host): Endpoint {
  const showForm = createFormPage(submit, host);
  return {
    methods: ['GET', 'POST'],
    path: embedPath(':contentKey'),
    handle: ({ contentKey = '' }, { request, caller, memory }) =>
      showForm({ contentKey, request, url: caller.url, address: caller.address, memory }),
  };
}

/** Content: delivery, authoring, forms, previews, metadata for search engines, and the media of contents. */
export const contentPart =
  ({ media, ...contentOptions }: ContentPartOptions): CreatePart =>
  (host) => {
    const { database, secret, now, baseUrl } = host;
    const options = { ...contentOptions, baseUrl, secret };
    const submit = submitRoute();
    const keys = createPreviewKeys(secret);
    const serve = media && guardMedia((request) => media.fetch(request), { database, keys, now });
    return {
      routes: [
        ...contentRoutes(options),
        ...formRoutes(submit, options),
        ...seoRoutes(options, createToRecords(contentOptions.objects)),
      ],
      endpoints: [formEndpoint(submit, host)],
      migrations: [contentMigrations],
      fallback: async ({ request, caller }) =>
        serve && mediaPath.test(caller.url.pathname) ? await serve(request) : undefined,
    };
  };
