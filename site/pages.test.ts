import { expect, test } from 'vitest';
import { menuLinks } from './.vitepress/menus.ts';
import {
  badPictures,
  codeLanguages,
  deadLinks,
  deadMenuLinks,
  missingSamples,
  sitePages,
  wrongFigures,
} from './pages.ts';

const pages = sitePages();
const problems = (find: (page: (typeof pages)[number]) => readonly string[]): readonly string[] =>
  pages.flatMap((page) => find(page).map((problem) => `${page.file}: ${problem}`));

test('every piece of code on a page is a sample that is compiled and run', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(problems(({ text }) => codeLanguages(text))).toEqual([]);
  expect(problems(({ text }) => missingSamples(text))).toEqual([]);
});

test('no link within the site is dead', () => {
  expect(problems(deadLinks)).toEqual([]);
  const own = menuLinks.filter((link) => !link.includes('/generated/'));
  expect(deadMenuLinks(own)).toEqual([]);
});

test('every picture is there, and described for who does not see it', () => {
  expect(problems(badPictures)).toEqual([]);
});

test('figures of the home page are those of the bench', () => {
  expect(problems(({ text }) => wrongFigures(text))).toEqual([]);
});

test('the checks find what they look for', () => {
  expect(codeLanguages('```ts\nlet a;\n```\n```sh\nls\n```\n```tsx {1}\n```')).toEqual(['ts', 'tsx']);
  expect(missingSamples('<<< @/site/none.ts\n<<< @/site/samples/server/objects.ts#none')).toHaveLength(2);
  const page = {
    file: 'site/pages/guides/index.md',
    text: '[a](./none) [b](/none) [c](#none) [d](./errors)',
  };
  expect(deadLinks(page)).toEqual(['./none', '/none', '#none']);
  expect(
    badPictures({ file: page.file, text: '![](/docs/home.webp) ![A picture of it](/none.webp)' }),
  ).toHaveLength(2);
  expect(
    wrongFigures("  - value: '7'\n    what: x\n    row: 'none'\n    file: bench/cache/README.md"),
  ).toEqual(['none: 7']);
});
