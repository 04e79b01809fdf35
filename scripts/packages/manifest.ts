import type { PublicPackage, SourceManifest } from './public-packages.ts';

/** Versions of Node that a package is compiled for and tested with. */
export const engines = { clients: '>=20.19', servers: '>=22.12' } as const;

const serverPackages: readonly PublicPackage[] = ['database', 'server', 'records', 'commerce', 'content'];

interface ModuleEntry {
  readonly types: string;
  readonly default: string;
}

export type Entries = Readonly<Record<string, string | ModuleEntry>>;

/** `package.json` as it is published. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: 'module';
  readonly engines: { readonly node: string };
  readonly sideEffects: boolean | readonly string[];
  readonly exports?: Entries;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: SourceManifest['peerDependenciesMeta'];
  readonly publishConfig: { readonly access: 'public'; readonly provenance: true };
}

const built = (source: string): string => source.replace(/^(?:\.\/)?src\//, './dist/');

function entryOf(source: string): string | ModuleEntry {
  const module = /^(.*)\.tsx?$/.exec(built(source))?.[1];
  return module === undefined ? built(source) : { types: `${module}.d.ts`, default: `${module}.js` };
}

/** The entries of a package, each with its declarations. */
const entriesOf = (exports: Readonly<Record<string, string>>): Entries =>
  Object.fromEntries(Object.entries(exports).map(([entry, source]) => [entry, entryOf(source)]));

/**
 * The range for an exact version: our own packages come in one version together, and so does what has no final version; all
 * else may be newer as long as it promises to fit, so that a project has one copy of it.
 */
function rangeOf(name: string, version: string): string {
  if (name.startsWith('@relab/') || !/^\d+\.\d+\.\d+$/.test(version)) return version;
  return `^${version}`;
}

const ranges = (dependencies: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, rangeOf(name, version)]));

const nonEmpty = <Name extends string, Value extends object>(name: Name, value: Value | undefined) =>
  (value && Object.keys(value).length > 0 ? { [name]: value } : {}) as { readonly [_ in Name]?: Value };

/** What only this form of a package has: its style sheets, and further folders. */
export interface Additions {
  readonly entries: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
}

/** The published `package.json` of a package, from that of its source. */
export function publishedManifest(
  name: PublicPackage,
  source: SourceManifest,
  { entries, folders }: Additions,
): Manifest {
  const hasStyles = Object.keys(entries).some((entry) => entry.endsWith('.css'));
  const exports = source.exports && { ...entriesOf(source.exports), ...entries };
  const bin = Object.entries(source.bin ?? {}).map(
    ([command, file]) => [command, built(file).replace(/\.ts$/, '.js')] as const,
  );
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: 'module',
    engines: { node: serverPackages.includes(name) ? engines.servers : engines.clients },
    sideEffects: hasStyles ? ['*.css'] : false,
    ...nonEmpty('exports', exports && { ...exports, './package.json': './package.json' }),
    ...nonEmpty('bin', Object.fromEntries(bin)),
    files: ['dist', ...folders, 'CHANGELOG.md'],
    ...nonEmpty('dependencies', ranges(source.dependencies)),
    ...nonEmpty('peerDependencies', source.peerDependencies),
    ...nonEmpty('peerDependenciesMeta', source.peerDependenciesMeta),
    publishConfig: { access: 'public', provenance: true },
  };
}
