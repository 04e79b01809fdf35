import { createHrefOf, createMatcher, type HrefOf, type Match, type Route, route } from '@relab/pages/routes';

/** Every address of the console, below `/console`. `Route.page` names a folder of `pages`. */
export const routes = {
  home: route('/', 'home'),
  list: route('/o/:objectApiName', 'list'),
  create: route('/o/:objectApiName/new', 'create'),
  record: route('/r/:objectApiName/:recordId', 'record'),
  relatedList: route('/r/:objectApiName/:recordId/related/:relatedListId', 'related-list'),
  search: route('/search', 'search'),
  history: route('/history', 'history'),
  recycleBin: route('/recycle-bin', 'recycle-bin'),
  intake: route('/intake', 'intake'),
  quotes: route('/quotes', 'quotes'),
  orders: route('/orders', 'orders'),
  care: route('/care', 'care'),
  people: route('/people', 'people'),
  programs: route('/people/programs', 'programs'),
  catalogue: route('/catalogue', 'catalogue'),
  jobs: route('/jobs', 'jobs'),
  privacy: route('/privacy', 'privacy'),
  content: route('/content', 'content'),
  contentSchedules: route('/content/schedules', 'content-schedules'),
  contentTerms: route('/content/terms', 'content-terms'),
  contentTrash: route('/content/trash/:contentSpaceId', 'content-trash'),
  contentSpace: route('/content/spaces/:contentSpaceId', 'content-space'),
  contentActivity: route('/content/activity/:contentSpaceId', 'content-activity'),
  contentMedia: route('/content/media/:contentSpaceId', 'content-media'),
  contentMenus: route('/content/menus/:contentSpaceId', 'content-menus'),
  contentRedirects: route('/content/redirects/:contentSpaceId', 'content-redirects'),
  contentJobs: route('/content/jobs/:contentSpaceId', 'content-jobs'),
  contentTranslations: route('/content/translations/:contentSpaceId', 'content-translations'),
  contentGlossary: route('/content/glossary/:contentSpaceId', 'content-glossary'),
  contentFolder: route('/content/folders/:folderId', 'content-folder'),
  contentItem: route('/content/items/:contentId', 'content-item'),
  contentAnswers: route('/content/items/:contentId/answers', 'content-answers'),
  contentVersions: route('/content/items/:contentId/versions', 'content-versions'),
} as const satisfies Readonly<Record<string, Route>>;

const prefix = '/console';

export const hrefOf: HrefOf = createHrefOf(prefix);

export const matchRoute: (url: URL) => Match | undefined = createMatcher(routes, prefix);
