export { type CookieJar, createCookieJar } from './lib/cookie/cookie-jar.ts';
export { type Assets, readAssets } from './lib/server/assets.ts';
export { type ContentEncoding, chooseEncoding } from './lib/server/content-encoding.ts';
export { createSite } from './lib/server/create-site.ts';
export { type DocumentParts, documentEnd, documentStart, escapeHtml } from './lib/server/document.ts';
export {
  createGuestPages,
  type GuestPages,
  type GuestPagesOptions,
  type SharedPage,
} from './lib/server/guest-pages.ts';
export { type Api, inProcessFetch, type RequestInfo } from './lib/server/in-process-fetch.ts';
export { type RenderMode, renderMode } from './lib/server/render-mode.ts';
export { type ShareReadsOptions, shareReads } from './lib/server/share-reads.ts';
export { createSharedReads, type SharedReads, type SharedReadsOptions } from './lib/server/shared-reads.ts';
export type { CreateSiteOptions, PageMarkup, PageRequest, Site } from './lib/server/site-options.ts';
export { createStaticViews, type StaticViews, type StaticViewsOptions } from './lib/server/static-views.ts';
