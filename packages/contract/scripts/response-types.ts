import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ts } from '@ts-morph/common';
import { openProgram } from './open-program.ts';

const source: string = join(import.meta.dirname, '../src');

/** An exported schema: a constant of a file `…-schemas.ts`. */
interface Schema {
  readonly name: string;
  /** The folder of its file, from `src`. */
  readonly folder: string;
  readonly comment: string;
  readonly output: ts.Type;
}

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

/** The leading comment of a node, as it is written. */
function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const comment = last && text.slice(last.pos, last.end);
  return comment?.startsWith('/**') ? `${comment.replaceAll(/\n\s+\*/g, '\n *')}\n` : '';
}

const memberOf = (checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | undefined => {
  const member = type.getProperty(name);
  return member && checker.getTypeOfSymbol(member);
};

/** The type of the values that a schema describes. */
function outputOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const internals = memberOf(checker, type, '_zod');
  return internals && memberOf(checker, internals, 'output');
}

function openSchemas(): { readonly checker: ts.TypeChecker; readonly schemas: readonly Schema[] } {
  const files = globSync('lib/**/*-schemas.ts', { cwd: source }).map(String).sort();
  const program = openProgram(
    files.map((file) => join(source, file)),
    {},
  );
  const checker = program.getTypeChecker();
  const schemas = files.flatMap((file) => {
    const sourceFile = program.getSourceFile(join(source, file));
    const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol): readonly Schema[] => {
      const declaration = symbol.valueDeclaration;
      if (!declaration || !ts.isVariableDeclaration(declaration)) return [];
      const output = outputOf(checker, checker.getTypeOfSymbol(symbol));
      if (!/^[A-Z]/.test(symbol.name) || !output) return [];
      const comment = commentOf(declaration.parent.parent);
      return [{ name: symbol.name, folder: dirname(file), comment, output }];
    });
  });
  return { checker, schemas };
}

/** Whether equal types are one by declaration, and not by chance, as a list of texts would be. */
function isOwnStructure(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  if (!checker.isArrayType(type)) return type.getProperties().length > 0;
  const [element] = checker.getTypeArguments(type as ts.TypeReference);
  return element !== undefined && isOwnStructure(checker, element);
}

/** Writes the types of one folder, and collects what they name of other files. */
class FolderWriter {
  readonly imports: Map<string, Set<string>> = new Map();
  readonly #checker: ts.TypeChecker;
  readonly #named: ReadonlyMap<ts.Type, Schema>;
  readonly #folder: string;

  constructor(checker: ts.TypeChecker, named: ReadonlyMap<ts.Type, Schema>, folder: string) {
    this.#checker = checker;
    this.#named = named;
    this.#folder = folder;
  }

  /** The declaration of a schema's type; none where it is declared by hand. */
  declaration(schema: Schema): string {
    const { name, comment, output } = schema;
    if (this.#declaredByHand(output)) return '';
    const own = this.#named.get(output);
    const text = own && own !== schema ? this.#reference(own) : this.#structure(output);
    const isInterface =
      !output.isUnion() && text.startsWith('{') && this.#checker.getIndexInfosOfType(output).length > 0;
    return isInterface
      ? `${comment}export interface ${name} ${text}\n`
      : `${comment}export type ${name} = ${text};\n`;
  }

  #import(file: string, name: string): string {
    const path = relative(this.#folder, file);
    const specifier = path.startsWith('.') ? path : `./${path}`;
    this.imports.set(specifier, (this.imports.get(specifier) ?? new Set()).add(name));
    return name;
  }

  #reference({ name, folder }: Schema): string {
    return folder === this.#folder ? name : this.#import(join(folder, 'responses.ts'), name);
  }

  #declaredByHand(type: ts.Type): string | undefined {
    const declaration = type.symbol?.declarations?.[0];
    const file = declaration?.getSourceFile().fileName;
    const isOurs = declaration && ts.isInterfaceDeclaration(declaration) && file?.startsWith(source);
    return isOurs && file ? relative(source, file) : undefined;
  }

  /** A type as it is written where it is used: by name where it has one. */
  #use(type: ts.Type): string {
    const schema = this.#named.get(type);
    const file = this.#declaredByHand(type);
    if (file) return this.#import(file, type.symbol.name);
    return schema ? this.#reference(schema) : this.#structure(type);
  }

  #structure(type: ts.Type): string {
    if (type.isUnion()) return this.#union(type.types);
    if (this.#checker.isTupleType(type)) {
      const members = this.#checker.getTypeArguments(type as ts.TypeReference);
      return `readonly [${members.map((member) => this.#use(member)).join(', ')}]`;
    }
    if (this.#checker.isArrayType(type)) return `readonly ${this.#element(type)}[]`;
    if (type.flags & ts.TypeFlags.Object) return this.#object(type);
    return type.isStringLiteral() ? `'${type.value}'` : this.#checker.typeToString(type);
  }

  #element(type: ts.Type): string {
    const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
    const text = element ? this.#use(element) : 'unknown';
    return element?.isUnion() && !this.#named.has(element) && text.includes(' | ') ? `(${text})` : text;
  }

  /** In an order that does not depend on that in which types were looked at: null and undefined at the end. */
  #union(types: readonly ts.Type[]): string {
    const isLast = (text: string) => text === 'null' || text === 'undefined';
    const texts = types.map((type) => this.#use(type));
    const joined = texts.includes('true') && texts.includes('false') ? ['boolean'] : [];
    const rest = texts.filter((text) => joined.length === 0 || (text !== 'true' && text !== 'false'));
    const sorted = [...joined, ...rest].toSorted(
      (a, b) => Number(isLast(a)) - Number(isLast(b)) || (a < b ? -1 : 1),
    );
    return [...new Set(sorted)].join(' | ');
  }

  #object(type: ts.Type): string {
    const rest = this.#checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type: value }) =>
          `readonly [name: ${this.#checker.typeToString(keyType)}]: ${this.#use(value)};`,
      );
    const members = type.getProperties().map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      const value = this.#use(this.#checker.getTypeOfSymbol(member));
      const sentence = ts.displayPartsToString(member.getDocumentationComment(this.#checker));
      const comment = sentence ? `/** ${sentence.replaceAll('\n', ' ')} */\n` : '';
      const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : `'${member.name}'`;
      return `${comment}readonly ${name}${optional}: ${value};`;
    });
    const lines = [...members, ...rest];
    return lines.length === 0 ? '{}' : `{\n  ${indent(lines.join('\n'))}\n}`;
  }
}

/**
 * The types of responses by file, `src/lib/…/responses.ts` for each folder with schemas: what the schemas describe, written
 * out, readonly however deep. So pages have them without the library of the schemas.
 */
export function responseTypes(): Readonly<Record<string, string>> {
  const { checker, schemas } = openSchemas();
  const named = new Map<ts.Type, Schema>();
  for (const schema of schemas)
    if (isOwnStructure(checker, schema.output) && !named.has(schema.output)) named.set(schema.output, schema);
  const folders = [...new Set(schemas.map(({ folder }) => folder))];
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const writer = new FolderWriter(checker, named, folder);
      const declarations = schemas
        .filter((schema) => schema.folder === folder)
        .map((schema) => writer.declaration(schema))
        .filter((text) => text !== '');
      if (declarations.length === 0) return [];
      const imports = [...writer.imports]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, names]) => `import type { ${[...names].sort().join(', ')} } from '${file}';\n`);
      return [[`src/${folder}/responses.ts`, [imports.join(''), ...declarations].join('\n')]];
    }),
  );
}
