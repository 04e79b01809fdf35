import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import { CreateError } from './create-error.ts';

/** Where the parts of templates are: a folder for each. */
export type FindPart = (name: string) => string;

/** What a folder may have already: what a repository or an editor puts into a new one. */
const harmless: ReadonlySet<string> = new Set([
  '.git',
  '.gitattributes',
  '.idea',
  '.vscode',
  '.DS_Store',
  'LICENSE',
]);

/** What was made of an example by installing, building or running it. */
const made = /[\\/](?:node_modules|dist|\.next|\.data|package-lock\.json)(?:[\\/]|$)/;

/** npm leaves a file of this name out of packages, so it is written here. */
const ignored = ['node_modules', 'dist', '.data', '.env', '.env.local', ''].join('\n');

async function prepareFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new CreateError(`${folder} is a file: choose another name, or move it away.`);
  const entries = found ? await readdir(folder) : [];
  const inTheWay = entries.filter((entry) => !harmless.has(entry));
  if (inTheWay.length > 0)
    throw new CreateError(
      `${folder} is not empty (${inTheWay.slice(0, 3).join(', ')}${inTheWay.length > 3 ? ', …' : ''}): choose another name, or empty it. Nothing was written.`,
    );
  await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new CreateError(`${folder} cannot be made (${cause.code}).`, { cause });
  });
}

async function renamePackage(folder: string, name: string): Promise<void> {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>;
  await writeFile(path, `${JSON.stringify({ ...manifest, name }, null, 2)}\n`);
}

/** Writes the project into a folder that is not there, or empty. Throws a CreateError for any other, and writes nothing. */
export async function writeProject(
  { template, folder, name }: Pick<Answers, 'template' | 'folder' | 'name'>,
  findPart: FindPart,
): Promise<void> {
  await prepareFolder(folder);
  for (const { from, to } of template.parts) {
    const source = findPart(from);
    const target = join(folder, to);
    await cp(source, target, {
      recursive: true,
      filter: (path) => !made.test(path.slice(source.length)),
    });
    await renamePackage(target, to === '.' ? name : `${name}-${to}`);
  }
  await writeFile(join(folder, '.gitignore'), ignored);
}
