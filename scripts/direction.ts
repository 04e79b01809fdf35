import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Which folder may import which: downwards only. Tests may also use what is beside them for testing. */
export const below: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/store': [],
  'packages/database': [],
  'packages/client': ['packages/contract', 'packages/store'],
  'packages/server': ['packages/contract', 'packages/database'],
  'packages/records': ['packages/contract', 'packages/database', 'packages/server'],
  'packages/commerce': ['packages/contract', 'packages/database', 'packages/server', 'packages/records'],
  'packages/content': ['packages/contract', 'packages/database', 'packages/server', 'packages/records'],
  'packages/conformance': ['packages/contract'],
  'packages/demo-equipment': [],
  'packages/cli': ['packages/contract'],
  'packages/react': ['packages/client', 'packages/store'],
  'packages/pages': ['packages/react', 'packages/client'],
  'packages/toolkit': ['packages/react'],
  'apps/gallery': ['packages/toolkit'],
  'apps/storefront': [
    'packages/pages',
    'packages/toolkit',
    'packages/react',
    'packages/client',
    'packages/contract',
  ],
  'apps/console': [
    'packages/pages',
    'packages/toolkit',
    'packages/react',
    'packages/client',
    'packages/contract',
  ],
  'apps/marketplace': [
    'packages/contract',
    'packages/database',
    'packages/server',
    'packages/records',
    'packages/commerce',
    'packages/content',
    'packages/demo-equipment',
    'packages/pages',
    'apps/storefront',
    'apps/console',
  ],
};

/** What a source imports, statically or by a literal `import()`, types included. */
export function importsOf(file: string, text: string): readonly string[] {
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => {
      const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return from ? [from.value] : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
      return literal ? [literal] : [];
    }),
  ];
  return specifiers;
}

const isTest = (file: string) => /\.(test|bench|fixture)\.tsx?$|\/testing(\/|\.ts$)|\/scripts\//.test(file);
const packageName = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Every import that goes against the direction, reaches into a package, or is not declared; and every cycle. */
export function checkDirection(root: string): readonly string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [folder, allowed] of Object.entries(below)) {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (path) => /node_modules|dist$/.test(path),
    })) {
      if (file.endsWith('.d.ts')) continue;
      const targets: string[] = [];
      graph.set(file, targets);
      for (const specifier of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
        const complain = (what: string) => problems.push(`${file}: '${specifier}' ${what}`);
        if (specifier.startsWith('.')) {
          const target = relative(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, '')));
          if (!target.startsWith(`${folder}/`)) complain(`reaches out of ${folder}`);
          else if (!isTest(file) && isTest(target)) complain('is only for tests');
          else targets.push(target);
          if (!existsSync(join(root, target))) complain('does not exist');
          continue;
        }
        if (
          specifier.startsWith('node:') ||
          specifier.startsWith('virtual:') ||
          isTest(file) ||
          file.endsWith('.config.ts')
        )
          continue;
        const name = packageName(specifier);
        const ours = Object.keys(below).find((other) => name === `@relab/${other.split('/')[1]}`);
        if (ours && ours !== folder && !allowed.includes(ours))
          complain(
            `goes against the direction: ${folder} may import ${allowed.join(', ') || 'nothing of ours'}`,
          );
        else if (ours !== folder && !(manifest.dependencies?.[name] ?? manifest.peerDependencies?.[name]))
          complain(`is not among the dependencies of ${manifest.name}`);
      }
    }
  }
  return [...problems, ...cycles(graph), ...mutualFolders(graph)];
}

/** Cycles of imports, each reported once. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push(`cycle: ${[...path.slice(at), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

/** `packages/server/src/lib/http` of a source below it: the first folder inside a package's sources. */
const folderOf = (file: string): string | undefined =>
  /^(?:packages|apps)\/[^/]+\/src\/(?:lib\/)?(?!lib\/)[^/]+(?=\/)/.exec(file)?.[0];

/** Folders of one package that import each other, each pair once, with an import of either side. */
export function mutualFolders(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const imports = new Map<string, string>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (isTest(file) || !from || !to || from === to) continue;
      const pair = `${from} ${to}`;
      if (!imports.has(pair)) imports.set(pair, `${file} → ${target}`);
    }
  }
  return [...imports].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = from < to ? imports.get(`${to} ${from}`) : undefined;
    return back ? [`folders that import each other: ${example}, ${back}`] : [];
  });
}
