import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type ProjectReflection } from 'typedoc';

const root = join(import.meta.dirname, '../..');

/** What programs of others import. The contract's types are those of the HTTP calls, which have pages of their own. */
const packages = ['client', 'react', 'store', 'toolkit', 'records', 'server', 'database'];

/** Entries that are for tests of this repository, or hold a table of every package. */
const isLeftOut = (subpath: string): boolean =>
  subpath.includes('*') || /^\.\/(testing|tables)$/.test(subpath);

interface Entry {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
}

function entriesOf(folder: string): readonly Entry[] {
  const text = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
  const { name, exports } = JSON.parse(text) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const entries = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' && target.endsWith('.ts') && !isLeftOut(subpath)
      ? [{ name: `${name}${subpath.slice(1)}`, file: join('packages', folder, target) }]
      : [],
  );
  // Pages are data that anybody may render: of the blocks, each has its page in the gallery.
  const page = { name: '@relab/toolkit/page', file: 'packages/toolkit/src/page/index.ts' };
  const settings = { name: '@relab/toolkit/settings', file: 'packages/toolkit/src/settings/index.ts' };
  return folder === 'toolkit' ? [page, settings] : entries;
}

const options = {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: join(import.meta.dirname, '../tsconfig.reference.json'),
  basePath: root,
  skipErrorChecking: true,
  excludeExternals: true,
  excludePrivate: true,
  disableSources: false,
  readme: 'none',
  logLevel: 'Error' as const,
  router: 'module',
  // Of the plugin.
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
};

/** Modules are called as they are imported, not by the path of their file. */
function nameModules(project: ProjectReflection, entries: readonly Entry[]): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fileName ?? '';
    const entry = entries.find((one) => one.file === file);
    if (entry) module.name = entry.name;
  }
}

/** A page per entry of the packages, by TypeDoc. */
export async function writeTypes(
  folder: string,
): Promise<readonly { readonly text: string; readonly link: string }[]> {
  const entries = packages.flatMap(entriesOf);
  const app = await Application.bootstrapWithPlugins({
    ...options,
    entryPoints: entries.map(({ file }) => join(root, file)),
    out: join(folder, 'types'),
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the packages.');
  nameModules(project, entries);
  // Needed for the names alone: lines of sources are nothing to readers of the site.
  app.options.setValue('disableSources', true);
  await app.generateOutputs(project);
  return entries.map(({ name }) => ({ text: name, link: `/reference/generated/types/${name}` }));
}
