import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Functions by the package's name and the module that declares them, without its ending: `client/src/lib/a`. */
export type PureFunctions = ReadonlyMap<string, ReadonlySet<string>>;

const marked = /@__NO_SIDE_EFFECTS__[^\n]*\n(?:export )?(?:async )?function (\w+)/g;

const withoutEnding = (file: string): string => file.replace(/\.(?:js|tsx?)$/, '');

/** The functions that the sources of packages declare to have no side effects. */
export function pureFunctionsIn(packages: string): PureFunctions {
  const found = new Map<string, ReadonlySet<string>>();
  for (const file of globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).map(String)) {
    const names = [...readFileSync(join(packages, file), 'utf8').matchAll(marked)].map(
      (match) => match[1] ?? '',
    );
    if (names.length > 0) found.set(withoutEnding(file), new Set(names));
  }
  return found;
}

function isPure(pure: PureFunctions, module: string, specifier: string, name: string): boolean {
  const owner = /^@relab\/([\w-]+)/.exec(specifier)?.[1];
  if (owner === undefined) {
    if (!specifier.startsWith('.')) return false;
    const target = withoutEnding(normalize(join(dirname(module), specifier)));
    return pure.get(target)?.has(name) ?? false;
  }
  // An entry names what one of the package's modules declares.
  return [...pure].some(([file, names]) => file.startsWith(`${owner}/src/`) && names.has(name));
}

const imports = /^import \{([^}]*)\} from ['"]([^'"]+)['"];$/gm;

/** The names by which a module calls functions without side effects: those that it imports, and its own. */
function pureNames(text: string, module: string, pure: PureFunctions): readonly string[] {
  const imported = [...text.matchAll(imports)].flatMap(([, list = '', specifier = '']) =>
    list.split(',').flatMap((item) => {
      const [name = '', alias = name] = item.trim().split(/\s+as\s+/);
      return isPure(pure, module, specifier, name) ? [alias] : [];
    }),
  );
  return [...imported, ...(pure.get(withoutEnding(module)) ?? [])];
}

/**
 * Marks calls of functions without side effects where they are called. Their declarations say it too, but webpack does not
 * read that, and of overloaded functions the compiler drops it: a page would get every adapter of a module for one.
 */
export function withPureCalls(text: string, module: string, pure: PureFunctions): string {
  const names = pureNames(text, module, pure);
  if (names.length === 0) return text;
  const calls = new RegExp(`(?<!function |[\\w.$'"\`])(${names.join('|')})\\(`, 'g');
  return text
    .split('\n')
    .map((line) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? line : line.replaceAll(calls, '/* @__PURE__ */ $1(')))
    .join('\n');
}
