import type { APIRequestContext, Page } from 'playwright-core';
import { consolePages } from './console-pages.ts';
import { testGuide } from './guide.ts';
import { address } from './shared-marketplace.ts';

const cms = `${address}/services/data/v63.0/connect/cms`;

/** The address of one of the console's pages, by its name there. */
const named =
  (name: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const page = (await consolePages(request)).find((one) => one.name === name);
    if (!page) throw new Error(`The console has no page named ${name}.`);
    return page.path;
  };

/** The page of a content by its title. */
const content =
  (title: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as {
      spaces: readonly { rootFolderId: string }[];
    };
    const items = `${cms}/folders/${spaces[0]?.rootFolderId}/items?filter=Content&pageSize=100`;
    const { folderItems } = (await (await request.get(items)).json()) as {
      folderItems: readonly { id: string; title: string }[];
    };
    const item = folderItems.find((one) => one.title === title);
    if (!item) throw new Error(`There is no content named ${title}.`);
    return `/content/items/${item.id}`;
  };

/** The versions of a page that has two of them: the home page, and what somebody made of it. */
const twoVersions = async (request: APIRequestContext): Promise<string> => {
  const home = await content('Home')(request);
  const read = await request.get(`${cms}/contents/${home.split('/').at(-1)}`);
  const { contentBody, contentSpace } = (await read.json()) as {
    contentBody: { regions: { content: object[] } };
    contentSpace: { id: string };
  };
  const page = { title: 'Spring page', contentBody };
  const created = await request.post(`${cms}/contents`, {
    data: { ...page, contentSpaceOrFolderId: contentSpace.id, contentType: 'sfdc_cms__view' },
  });
  const { managedContentId, managedContentVariantId } = (await created.json()) as Record<string, string>;
  const [hero, categories, , ...others] = contentBody.regions.content;
  const words = { text: 'Spring is the time to clear the bench', level: 2, alignment: 'center' };
  const regions = {
    ...contentBody.regions,
    content: [hero, { definition: 'text-block', attributes: words }, ...others, categories],
  };
  await request.put(`${cms}/contents/variants/${managedContentVariantId}`, {
    data: { ...page, urlName: '', contentBody: { ...contentBody, regions } },
  });
  return `/content/items/${managedContentId}/versions`;
};

const checklist = 'A checklist for buying used equipment';
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

testGuide('studio', [
  {
    picture: 'folder',
    path: named('folder of contents'),
    heading: 'Relab',
    controls: [
      ['button', 'New content'],
      ['button', 'New folder'],
      ['tree', 'Folders'],
      ['button', 'Saved views'],
      ['link', 'Schedules'],
      ['link', 'Media'],
      ['link', 'Translations'],
      ['link', 'Jobs'],
      ['link', 'Trash'],
    ],
  },
  {
    picture: 'content',
    path: content(checklist),
    heading: checklist,
    controls: [
      ['button', 'Save'],
      ['button', 'Publish …'],
      ['button', 'Preview'],
      ['button', 'Comments'],
      ['link', 'German'],
    ],
  },
  {
    picture: 'preview',
    path: content(checklist),
    heading: checklist,
    controls: [],
    prepare: press('Preview'),
    opened: [['button', 'Copy link']],
  },
  {
    picture: 'publishing',
    path: content(checklist),
    heading: checklist,
    controls: [],
    prepare: press('Publish …'),
    opened: [['alertdialog', /^Publish/]],
  },
  {
    picture: 'translation',
    path: content(checklist),
    heading: checklist,
    controls: [],
    prepare: (page) => page.getByRole('link', { name: 'German', exact: true }).click(),
    opened: [['group', 'American English: Excerpt']],
  },
  {
    picture: 'comments',
    path: content(checklist),
    heading: checklist,
    controls: [],
    prepare: (page) => page.getByRole('button', { name: 'Comment on Excerpt' }).click(),
    opened: [['complementary', 'Comments']],
  },
  {
    picture: 'schedules',
    path: named('schedules of contents'),
    heading: 'Schedules',
    controls: [
      ['tab', 'Calendar'],
      ['tab', 'List'],
    ],
  },
  {
    picture: 'translations',
    path: named('translations of contents'),
    heading: /^Translations of /,
    controls: [
      ['button', 'Send to translators …'],
      ['columnheader', /./],
    ],
  },
  {
    picture: 'page',
    path: content('Home'),
    heading: 'Home',
    controls: [
      ['tree', 'On the page'],
      ['searchbox', 'Find a block'],
    ],
  },
  {
    picture: 'page-versions',
    path: twoVersions,
    heading: 'Compare versions of Spring page',
    controls: [
      ['list', 'Changes on the page'],
      ['link', '1 Added'],
    ],
    prepare: (page) => page.getByRole('button', { name: 'Show on the page: change 1' }).click(),
    opened: [['button', /^Take all of version/]],
  },
]);
