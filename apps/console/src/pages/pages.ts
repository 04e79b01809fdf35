import type { Page } from './page.ts';

/** Each page's code is fetched when it is first needed. */
export const pages = {
  home: () => import('./home/page.tsx'),
  intake: () => import('./intake/page.tsx'),
  catalogue: () => import('./catalogue/page.tsx'),
  quotes: () => import('./quotes/page.tsx'),
  care: () => import('./care/page.tsx'),
  orders: () => import('./orders/page.tsx'),
  people: () => import('./people/page.tsx'),
  programs: () => import('./programs/page.tsx'),
  content: () => import('./content/page.tsx'),
  'content-folder': () => import('./content-folder/page.tsx'),
  'content-glossary': () => import('./content-glossary/page.tsx'),
  'content-jobs': () => import('./content-jobs/page.tsx'),
  'content-translations': () => import('./content-translations/page.tsx'),
  'content-menus': () => import('./content-menus/page.tsx'),
  'content-redirects': () => import('./content-redirects/page.tsx'),
  'content-media': () => import('./content-media/page.tsx'),
  'content-space': () => import('./content-space/page.tsx'),
  'content-activity': () => import('./content-activity/page.tsx'),
  'content-item': () => import('./content-item/page.tsx'),
  'content-schedules': () => import('./content-schedules/page.tsx'),
  'content-answers': () => import('./content-answers/page.tsx'),
  'content-versions': () => import('./content-versions/page.tsx'),
  'content-terms': () => import('./content-terms/page.tsx'),
  'content-trash': () => import('./content-trash/page.tsx'),
  jobs: () => import('./jobs/page.tsx'),
  privacy: () => import('./privacy/page.tsx'),
  record: () => import('./record/page.tsx'),
  create: () => import('./create/page.tsx'),
  'related-list': () => import('./related-list/page.tsx'),
  history: () => import('./history/page.tsx'),
  'recycle-bin': () => import('./recycle-bin/page.tsx'),
  list: () => import('./list/page.tsx'),
  'not-found': () => import('./not-found/page.tsx'),
  search: () => import('./search/page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly page: Page }>>>;

export type PageName = keyof typeof pages;

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);
