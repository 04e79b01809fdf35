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
  'apps/marketplace': [
    'packages/contract',
    'packages/database',
    'packages/server',
    'packages/records',
    'packages/commerce',
    'packages/content',
    'packages/demo-equipment',
    'apps/storefront',
  ],
};

export interface Import {
  readonly specifier: string;
  /** False for an import that leaves nothing at run time. */
  readonly value: boolean;
}

/** What a source imports, statically or by a literal `import()`. */
export function importsOf(file: string, text: string): readonly Import[] {
  const { module } = parseSync(file, text);
  const typeOnly = (entries: readonly { readonly isType: boolean }[]) =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({ specifier: moduleRequest.value, value: !typeOnly(entries) });
  for (const { entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) found.push({ specifier: from.value, value: !typeOnly(entries) });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (literal) found.push({ specifier: literal, value: true });
  }
  return found;
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
    };
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (path) => /node_modules|dist$/.test(path),
    })) {
      if (file.endsWith('.d.ts')) continue;
      const targets: string[] = [];
      graph.set(file, targets);
      for (const { specifier, value } of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
        const complain = (what: string) => problems.push(`${file}: '${specifier}' ${what}`);
        if (specifier.startsWith('.')) {
          const target = relative(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, '')));
          if (!target.startsWith(`${folder}/`)) complain(`reaches out of ${folder}`);
          else if (!isTest(file) && isTest(target)) complain('is only for tests');
          else if (value) targets.push(target);
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
        else if (value && ours !== folder && !manifest.dependencies?.[name])
          complain(`is not among the dependencies of ${manifest.name}`);
      }
    }
  }
  return [...problems, ...cycles(graph)];
}

/** Cycles of imports that exist at run time, each told once. */
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
