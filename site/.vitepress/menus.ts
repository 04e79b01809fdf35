import { type MenuItem, referenceMenu } from './reference-menu.ts';

export const nav: { text: string; link: string; activeMatch?: string }[] = [
  { text: 'Tutorials', link: '/tutorials/first-app', activeMatch: '^/tutorials/' },
  { text: 'Guides', link: '/guides/', activeMatch: '^/guides/' },
  { text: 'Concepts', link: '/concepts/cache', activeMatch: '^/concepts/' },
  { text: 'Reference', link: '/reference/', activeMatch: '^/(reference|packages)/' },
  { text: 'Comparison', link: '/comparison' },
];

const learn: MenuItem[] = [
  {
    text: 'Tutorials',
    items: [
      { text: 'Start with npm create relab', link: '/tutorials/create' },
      { text: 'A first app in ten minutes', link: '/tutorials/first-app' },
      { text: 'An object of your own', link: '/tutorials/object' },
      { text: 'A page of blocks', link: '/tutorials/page-of-blocks' },
      { text: 'A shop', link: '/tutorials/shop' },
      { text: 'An org of your own', link: '/tutorials/org' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'All guides', link: '/guides/' },
      { text: 'Save optimistically', link: '/guides/optimistic-save' },
      { text: 'Page through a list', link: '/guides/pagination' },
      { text: 'Type the fields', link: '/guides/typed-fields' },
      { text: 'Show errors', link: '/guides/errors' },
      { text: 'Work offline', link: '/guides/offline' },
      { text: 'Share tabs', link: '/guides/tabs' },
      { text: 'Render on a server', link: '/guides/server-rendering' },
      { text: 'Load in a router', link: '/guides/routers' },
      { text: 'Call an API of your own', link: '/guides/own-calls' },
      { text: 'Test', link: '/guides/testing' },
      { text: 'Write a script', link: '/guides/scripts' },
      { text: 'Run a server of your own', link: '/guides/own-server' },
      { text: 'Make a block', link: '/guides/own-block' },
      { text: 'Add a page to the console', link: '/guides/console-page' },
      { text: 'Deploy', link: '/guides/deploy' },
    ],
  },
  {
    text: 'Examples',
    items: [
      { text: 'A Vite app', link: '/examples/vite-app' },
      { text: 'A server of one’s own', link: '/examples/server' },
    ],
  },
  {
    text: 'Coming from elsewhere',
    items: [
      { text: 'Comparison', link: '/comparison' },
      { text: 'From LDS wire adapters', link: '/migrate/from-lds' },
      { text: 'From TanStack Query', link: '/migrate/from-tanstack-query' },
    ],
  },
  {
    text: 'Concepts',
    items: [
      { text: 'The cache', link: '/concepts/cache' },
      { text: 'Changes and invalidation', link: '/concepts/changes' },
      { text: 'Optimistic layers', link: '/concepts/optimistic-layers' },
      { text: 'Errors', link: '/concepts/errors' },
      { text: 'Lifetimes', link: '/concepts/lifetimes' },
      { text: 'Languages', link: '/concepts/languages' },
      { text: 'Access', link: '/concepts/access' },
    ],
  },
];

const packages = ['client', 'react', 'store', 'contract', 'toolkit', 'pages'];
const serverPackages = ['server', 'records', 'commerce', 'content', 'database', 'cli', 'conformance'];
const readmes = (names: readonly string[]): MenuItem[] =>
  names.map((name) => ({ text: `@relab/${name}`, link: `/packages/${name}` }));

const reference: MenuItem[] = [
  { text: 'Reference', items: [{ text: 'Overview', link: '/reference/' }] },
  { text: 'Packages in the browser', items: readmes(packages) },
  { text: 'Packages of a server', items: readmes(serverPackages) },
  ...referenceMenu(),
];

const project: MenuItem[] = [
  {
    text: 'The project',
    items: [
      { text: 'Architecture', link: '/project/architecture' },
      { text: 'The server', link: '/project/server' },
      { text: 'Records, with an org of your own', link: '/project/records' },
      { text: 'The console', link: '/project/console' },
      { text: 'The studio', link: '/project/studio' },
      { text: 'The gallery', link: '/project/gallery' },
      { text: 'Access', link: '/project/access' },
      { text: 'Analytics', link: '/project/analytics' },
      { text: 'Settings', link: '/project/settings' },
      { text: 'Operating', link: '/project/operating' },
      { text: 'Contributing', link: '/project/contributing' },
      { text: 'Security', link: '/project/security' },
      { text: 'Changelog', link: '/project/changelog' },
    ],
  },
  {
    text: 'Measured',
    items: [
      { text: 'What was measured', link: '/project/measurements/' },
      { text: 'The last run', link: '/project/measurements/results' },
      { text: 'Client caches', link: '/project/measurements/cache' },
      { text: 'Servers', link: '/project/measurements/server' },
      { text: 'Consoles', link: '/project/measurements/console' },
    ],
  },
  {
    text: 'Held to',
    items: [
      { text: 'Specification', link: '/project/spec/' },
      { text: 'Decisions', link: '/project/decisions/' },
    ],
  },
];

export const sidebar: Record<string, MenuItem[]> = {
  '/reference/': reference,
  '/packages/': reference,
  '/project/': project,
  '/': learn,
};

const linksOf = ({ link, items = [] }: MenuItem): readonly string[] => [
  ...(link === undefined ? [] : [link]),
  ...items.flatMap(linksOf),
];

/** Every link of the menus. */
export const menuLinks: readonly string[] = [
  ...nav.map(({ link }) => link),
  ...Object.values(sidebar).flat().flatMap(linksOf),
];
