import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPart } from './find-part.ts';
import { templates } from './templates.ts';
import { writeProject } from './write-project.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relab-create-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const app = templates[0] as (typeof templates)[number];
const write = (folder: string, template = app) => writeProject({ template, folder, name: 'bench' }, findPart);
const readJson = async (path: string) => JSON.parse(await readFile(join(parent, path), 'utf8'));

test.each(templates)(
  '$name is made with its name, and without what a run leaves behind',
  async (template) => {
    await write(join(parent, 'bench'), template);
    const files = await readdir(join(parent, 'bench'), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', '.gitignore']));
    expect(files.filter((file) => /node_modules|dist|\.data|package-lock/.test(file))).toEqual([]);
    expect(await readJson('bench/package.json')).toMatchObject({ name: 'bench', private: true });
    expect((await readJson('bench/package.json')).scripts.start).toBeDefined();
  },
);

test('the parts of one project have names of their own, so that npm can tell them apart', async () => {
  await write(join(parent, 'bench'));
  expect(await readJson('bench/server/package.json')).toMatchObject({ name: 'bench-server' });
  expect(await readJson('bench/app/package.json')).toMatchObject({ name: 'bench-app' });
});

test('a folder that is not empty is left as it is', async () => {
  await writeFile(join(parent, 'thesis.tex'), 'years of work');
  await expect(write(parent)).rejects.toThrow(/is not empty \(thesis\.tex\).*Nothing was written/);
  expect(await readdir(parent)).toEqual(['thesis.tex']);
});

test('a folder that has a repository and nothing else is taken, and a file is not', async () => {
  await mkdir(join(parent, 'bench/.git'), { recursive: true });
  await write(join(parent, 'bench'));
  await writeFile(join(parent, 'file'), '');
  await expect(write(join(parent, 'file'))).rejects.toThrow('is a file');
});
