import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../start/started.fixture.ts';

const root = join(import.meta.dirname, '../../../..');

/** What the release before had otherwise, by file: the text that stands there now, and what stood there. */
type Edits = Readonly<Record<string, readonly (readonly [now: string, before: string])[]>>;

const shelf = "Shelf__c: text({ label: 'Shelf', length: 20 }),";
const manufacturerName =
  "Manufacturer__c: text({ label: 'Manufacturer', length: 80, required: true, indexed: true }),";

/** A column that has gone since (`shelf`), one that has come (`website`), an index that has come, and a text of each page. */
const edits: Edits = {
  'apps/marketplace/src/objects/equipment/equipment.ts': [
    [manufacturerName, `${shelf}\n    ${manufacturerName.replace(', indexed: true', '')}`],
  ],
  'apps/marketplace/src/objects/manufacturer.ts': [
    ["    Website__c: url({ label: 'Website' }),\n", ''],
    ["'Website__c', ", ''],
    ['  url,\n', ''],
  ],
  'apps/marketplace/src/objects/manufacturer.de.ts': [["    Website__c: 'Website',\n", '']],
  'apps/storefront/src/layout/footer-texts.ts': [['is an open marketplace', 'is a young marketplace']],
};

/** What a footer says in each of the two releases. */
export const footers = { before: 'is a young marketplace', now: 'is an open marketplace' } as const;

/** An earlier release of the marketplace, in a folder of its own. */
export interface ReleaseBefore {
  /** What `npm start` runs there. */
  readonly program: string;
  close(): Promise<void>;
}

/** Copies the sources and what is built of them; installed packages are those of the project, but for its own. */
function copyProject(folder: string): void {
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, file), join(folder, file));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const workspaces = globSync('{apps,packages}/*', { cwd: root });
  for (const workspace of workspaces) {
    const own = join(root, workspace, 'node_modules');
    // The bundle of the server is made anew.
    const left = [own, join(root, 'apps/marketplace/dist')];
    cpSync(join(root, workspace), join(folder, workspace), {
      recursive: true,
      filter: (path) => !left.includes(path) && !/\.(?:test|browser)\.\w+$/.test(path),
    });
    if (globSync(own).length > 0) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
  const installed = join(root, 'node_modules');
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@relab'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@relab' && name !== '.cache') symlinkSync(join(installed, name), join(packages, name));
  for (const workspace of workspaces)
    symlinkSync(join('../..', workspace), join(packages, '@relab', workspace.split('/').at(-1) ?? ''));
}

function applyEdits(folder: string): void {
  for (const [file, changes] of Object.entries(edits)) {
    const path = join(folder, file);
    let code = readFileSync(path, 'utf8');
    for (const [now, before] of changes) {
      if (!code.includes(now)) throw new Error(`${file} has no longer: ${now}`);
      code = code.replace(now, () => before);
    }
    writeFileSync(path, code);
  }
}

/** A copy of the project with other declarations and another page, built from its own sources. */
export async function buildReleaseBefore(): Promise<ReleaseBefore> {
  const folder = await makeFolder();
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    copyProject(folder);
    applyEdits(folder);
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [join(folder, 'scripts/build-pages.ts')], {
      cwd: folder,
      env,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { program: join(folder, 'apps/marketplace/dist/main.js'), close };
}
