import { expect, test } from 'vitest';
import {
  documents,
  foldersOf,
  linksOf,
  missingDocuments,
  missingNames,
  missingSettings,
  pathsOf,
  scriptsOf,
} from './docs.ts';

test('every file, folder and script that a document names is there', () => {
  expect(documents()).toEqual(expect.arrayContaining(['README.md', 'docs/server.md']));
  expect(missingNames()).toEqual([]);
});

test('every document that code names is there', () => {
  expect(missingDocuments()).toEqual([]);
});

test('every setting of the marketplace is described', () => {
  expect(missingSettings()).toEqual([]);
});

test('links lead to files, unless they lead out or within the page', () => {
  expect(linksOf('[a](b.md#c), [d](https://e.example) and [f](#g), ![h](i.webp)')).toEqual([
    'b.md',
    'i.webp',
  ]);
});

test('paths stand in backticks and begin with a folder of the project', () => {
  expect(pathsOf('`packages/store/` and `scripts/*.ts`, not `src/index.ts` or packages/x')).toEqual([
    'packages/store',
    'scripts/*.ts',
  ]);
  expect(scriptsOf('`npm run test:unit` and `npm start`')).toEqual(['test:unit']);
});

test('the folders of a package stand in the first column of a table', () => {
  const table = '| folder | what |\n| --- | --- |\n| `http` `jobs` | calls of `x` |\n\n| other | `y` |\n';
  expect(foldersOf(table)).toEqual(['http', 'jobs']);
});
