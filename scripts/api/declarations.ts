import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from '@ts-morph/common';
import { openProgram } from '../../packages/contract/scripts/open-program.ts';
import { stagedFolder, stagedPackage } from '../packages/build-folders.ts';
import type { Manifest } from '../packages/manifest.ts';
import { type PublicPackage, publicPackages } from '../packages/public-packages.ts';

/** Something that an entry exports, under the name that importers write. */
export interface Export {
  readonly name: string;
  /** What the name stands for, wherever that is declared. */
  readonly symbol: ts.Symbol;
}

/** A module that others may import, such as `@relab/client/records`. */
export interface Entry {
  readonly specifier: string;
  readonly package: PublicPackage;
  /** Sorted by name. */
  readonly exports: readonly Export[];
}

export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** Of all packages, each after those that it depends on. */
  readonly entries: readonly Entry[];
}

interface EntryFile {
  readonly specifier: string;
  readonly package: PublicPackage;
  readonly file: string;
}

function entryFiles(name: PublicPackage): readonly EntryFile[] {
  const folder = stagedPackage(name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : [{ specifier: manifest.name + entry.slice(1), package: name, file: join(folder, target.types) }],
  );
}

const byName = (one: Export, other: Export): number => (one.name < other.name ? -1 : 1);

/** Whether a declaration is of the packages as they are published. */
export const isOurs = (declaration: ts.Node): boolean =>
  declaration.getSourceFile().fileName.startsWith(`${stagedFolder}/`);

/** The symbol itself where one is only another name for it. */
export const resolvedSymbol = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Reads the declarations of the built packages, in which imports of each other lead to what is published. */
export function openDeclarations(): Declarations {
  const files = publicPackages.flatMap(entryFiles);
  const program = openProgram(
    files.map(({ file }) => file),
    {
      jsx: ts.JsxEmit.ReactJSX,
      paths: Object.fromEntries(files.map(({ specifier, file }) => [specifier, [file]])),
    },
  );
  const checker = program.getTypeChecker();
  const entries = files.map(({ file, ...entry }): Entry => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = (module ? checker.getExportsOfModule(module) : [])
      .map((symbol): Export => ({ name: symbol.name, symbol: resolvedSymbol(checker, symbol) }))
      .sort(byName);
    return { ...entry, exports };
  });
  return { checker, entries };
}
