import type { APIRequestContext } from 'playwright-core';
import { address } from './shared-marketplace.ts';

/** A page of the console as an administrator may open it. */
export interface ConsolePage {
  readonly name: string;
  /** Below `/console`. */
  readonly path: string;
}

/** Every kind of page that the console has; a new one gets a line. */
export async function consolePages(request: APIRequestContext): Promise<readonly ConsolePage[]> {
  const search = await request.post(`${address}/services/data/v63.0/ui-api/search/results?q=centrifuge`, {
    data: { objectApiNames: ['Product2'] },
  });
  const { results } = (await search.json()) as { results: { records: { id: string }[] }[] };
  const listing = results[0]?.records[0]?.id;
  if (!listing) throw new Error('No listing was found.');
  return [
    { name: 'overview', path: '' },
    { name: 'search', path: '/search?q=centrifuge' },
    { name: 'search of one object', path: '/search?q=centrifuge&object=Product2' },
    { name: 'search without results', path: '/search?q=zzzzzzzz' },
    { name: 'list', path: '/o/Product2?view=AllProducts' },
    { name: 'list beside a record', path: `/o/Product2?view=AllProducts&mode=split&record=${listing}` },
    { name: 'board', path: '/o/Lead?view=AllLeads&mode=board' },
    { name: 'list', path: '/o/Product2' },
    { name: 'record', path: `/r/Product2/${listing}` },
    { name: 'new record', path: '/o/Account/new' },
    { name: 'related list', path: `/r/Product2/${listing}/related/PriceBookEntries` },
    { name: 'history', path: '/history' },
    { name: 'recycle bin', path: '/recycle-bin' },
    { name: 'intake', path: '/intake' },
    { name: 'offers and quotes', path: '/quotes' },
    { name: 'care', path: '/care' },
    { name: 'catalogue health', path: '/catalogue' },
    { name: 'orders', path: '/orders' },
    { name: 'people', path: '/people' },
    { name: 'programs', path: '/people/programs' },
    { name: 'jobs', path: '/jobs' },
    { name: 'data protection', path: '/privacy' },
    ...(await contentPages(request)),
    { name: 'not found', path: '/nowhere' },
  ];
}

/** Pages of the first space of content; none for who may read none. */
async function contentPages(request: APIRequestContext): Promise<readonly ConsolePage[]> {
  const cms = `${address}/services/data/v63.0/connect/cms`;
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as {
    spaces: readonly { id: string; rootFolderId: string }[];
  };
  const [space] = spaces;
  if (!space) return [];
  const items = await request.get(`${cms}/folders/${space.rootFolderId}/items?filter=Content&pageSize=50`);
  const { folderItems } = (await items.json()) as {
    folderItems: readonly { id: string; managedContentType: string }[];
  };
  const news = folderItems.find(({ managedContentType }) => managedContentType === 'sfdc_cms__news');
  if (!news) throw new Error('There are no news.');
  const form = await findForm(request, cms, space);
  return [
    { name: 'spaces of content', path: '/content' },
    { name: 'folder of contents', path: `/content/folders/${space.rootFolderId}` },
    {
      name: 'contents by filters',
      path: `/content/folders/${space.rootFolderId}?type=sfdc_cms__news&language=All`,
    },
    { name: 'content', path: `/content/items/${news.id}` },
    ...(form ? [{ name: 'answers of a form', path: `/content/items/${form}/answers` }] : []),
    { name: 'content beside its source', path: `/content/items/${news.id}?language=de` },
    { name: 'versions of a content', path: `/content/items/${news.id}/versions` },
    { name: 'schedules of contents', path: '/content/schedules' },
    { name: 'list of schedules', path: '/content/schedules?view=list' },
    { name: 'terms of contents', path: '/content/terms' },
    { name: 'media library', path: `/content/media/${space.id}` },
    { name: 'translations of contents', path: `/content/translations/${space.id}?language=de` },
    { name: 'glossary of a space', path: `/content/glossary/${space.id}` },
    { name: 'jobs of contents', path: `/content/jobs/${space.id}` },
    { name: 'people and rights of a space', path: `/content/spaces/${space.id}` },
    { name: 'workflow of a space', path: `/content/spaces/${space.id}?part=workflow` },
    { name: 'activity of a space', path: `/content/activity/${space.id}` },
    { name: 'trash of contents', path: `/content/trash/${space.id}` },
  ];
}

/** A form, made where there is none; undefined for who may make none. */
async function findForm(
  request: APIRequestContext,
  cms: string,
  space: { readonly id: string; readonly rootFolderId: string },
): Promise<string | undefined> {
  const found = await request.get(`${cms}/spaces/${space.id}/items?contentTypes=sfdc_cms__form&pageSize=1`);
  const { items } = (await found.json()) as { items: readonly { managedContentId: string }[] };
  if (items[0]) return items[0].managedContentId;
  const made = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: space.rootFolderId, contentType: 'sfdc_cms__form', title: 'A form' },
      contentBody: { title: 'A form', fields: [{ name: 'who', label: 'Your name', type: 'text' }] },
    },
  });
  return made.ok() ? ((await made.json()) as { managedContentId: string }).managedContentId : undefined;
}
