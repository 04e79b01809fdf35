import { join } from 'node:path';
import { ts } from '@ts-morph/common';
import {
  type PublicPackage,
  publicPackages,
  readManifest,
  sourceFolder,
} from '../packages/public-packages.ts';
import { type Declarations, type Entry, isOurs, resolvedSymbol } from './declarations.ts';

const printer = ts.createPrinter({ removeComments: true });

/** Where the report of a package lies. */
export const reportFile = (name: PublicPackage): string => join(sourceFolder(name), 'api.md');

/** The statement that a declaration is (part of): a constant is declared by `declare const …`. */
const statementOf = (declaration: ts.Node): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const isTopLevel = (declaration: ts.Node): boolean => {
  const statement = statementOf(declaration);
  return !ts.isSourceFile(statement) && ts.isSourceFile(statement.parent);
};

/** What a package adds to a type of another one, such as its tables: no part of what that one exports. */
const isAugmentation = (declaration: ts.Node): boolean =>
  ts.isModuleBlock(declaration.parent) && ts.isStringLiteral(declaration.parent.parent.name);

/** Where a symbol is declared by the package that exports it. */
const declarationsOf = ({ declarations = [] }: ts.Symbol): readonly ts.Declaration[] =>
  declarations.filter((declaration) => !isAugmentation(declaration));

/** A symbol as it is declared, without comments: those may be bettered at any time. */
function printSymbol(symbol: ts.Symbol): string {
  const statements = new Set(declarationsOf(symbol).map(statementOf));
  return [...statements]
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile()))
    .map((text) => text.replace(/^(?:export )?(?:declare )?/, ''))
    .join('\n');
}

/** The declarations of our packages that a symbol's own name, in the order of their mention. */
function namedSymbols(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Symbol[] {
  const named = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    const found = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const resolved = found && resolvedSymbol(checker, found);
    if (resolved?.declarations?.some((declaration) => isOurs(declaration) && isTopLevel(declaration))) {
      named.add(resolved);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of declarationsOf(symbol)) if (isOurs(declaration)) visit(statementOf(declaration));
  return [...named];
}

const codeBlock = (parts: readonly string[]): string => `\`\`\`ts\n${parts.join('\n')}\n\`\`\`\n`;

/** Writes the reports of all packages: what one of them declares is not repeated in another's. */
class ReportWriter {
  readonly #checker: ts.TypeChecker;
  readonly #entries: readonly Entry[];
  /** The first entry that exports a symbol. */
  readonly #exportedBy = new Map<ts.Symbol, Entry>();
  /** What is exported by no entry and stands in a report already. */
  readonly #written = new Set<ts.Symbol>();

  constructor({ checker, entries }: Declarations) {
    this.#checker = checker;
    this.#entries = entries;
    for (const entry of entries) {
      for (const { symbol } of entry.exports) {
        if (!this.#exportedBy.has(symbol)) this.#exportedBy.set(symbol, entry);
      }
    }
  }

  #exportsOf(entry: Entry): string {
    const parts = entry.exports.map(({ name, symbol }) => {
      const first = this.#exportedBy.get(symbol);
      if (first && first !== entry) return `export { ${name} } from '${first.specifier}';`;
      const declared = printSymbol(symbol);
      return name === symbol.name
        ? declared.replaceAll(/^(?=\S)(?!})/gm, 'export ')
        : `${declared}\nexport { ${symbol.name} as ${name} };`;
    });
    return `## ${entry.specifier}\n\n${codeBlock(parts)}`;
  }

  /** What importers cannot name and still meet, through the types of what they import. */
  #unexportedOf(entries: readonly Entry[]): string {
    const found: ts.Symbol[] = [];
    const visit = (symbol: ts.Symbol): void => {
      for (const named of namedSymbols(this.#checker, symbol)) {
        if (this.#exportedBy.has(named) || this.#written.has(named)) continue;
        this.#written.add(named);
        found.push(named);
        visit(named);
      }
    };
    for (const entry of entries) for (const { symbol } of entry.exports) visit(symbol);
    if (found.length === 0) return '';
    const parts = found.map(printSymbol).sort();
    return `\n## Not exported, but part of the types above\n\n${codeBlock(parts)}`;
  }

  report(name: PublicPackage): string | undefined {
    const entries = this.#entries.filter((entry) => entry.package === name);
    if (entries.length === 0) return undefined;
    const title = `# What ${readManifest(name).name} exports\n\nWritten by \`npm run api\` from the built declarations.\n\n`;
    return title + entries.map((entry) => this.#exportsOf(entry)).join('\n') + this.#unexportedOf(entries);
  }
}

/** The report of each package that exports anything. */
export function apiReports(declarations: Declarations): ReadonlyMap<PublicPackage, string> {
  const writer = new ReportWriter(declarations);
  return new Map(
    publicPackages.flatMap((name) => {
      const report = writer.report(name);
      return report === undefined ? [] : [[name, report] as const];
    }),
  );
}
