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
]);
