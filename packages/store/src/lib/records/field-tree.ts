/** Which fields of a record are read, and which fields of the records that its references lead to. */
export interface FieldTree {
  /** The same for two trees of the same paths. */
  readonly key: string;
  /** As given: paths from the record, such as `Owner.Name`. */
  readonly required: readonly string[];
  /** Paths that may be absent, once a server was requested them. */
  readonly optional: readonly string[];
  /** First parts of the paths, each once. */
  readonly names: readonly string[];
  readonly choices: ReadonlyMap<string, FieldChoice>;
  /** Optional fields that are not cached are left out, also where no server was requested them. */
  readonly loose?: boolean;
}

/** What is read of one field: whether it may be absent, and the fields of the record that it leads to. */
export interface FieldChoice {
  readonly optional: boolean;
  readonly nested: FieldTree | undefined;
}

const under = (paths: readonly string[], start: string): string[] =>
  paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));

export const treeKey = (required: readonly string[], optional: readonly string[]): string =>
  JSON.stringify([required, optional]);

/** A path that is required and optional counts as required. */
export function fieldTree(required: readonly string[], optional: readonly string[] = []): FieldTree {
  const choices = new Map<string, FieldChoice>();
  for (const path of [...required, ...optional]) {
    const name = path.split('.', 1)[0] ?? path;
    if (choices.has(name)) continue;
    const [needed, wanted] = [under(required, `${name}.`), under(optional, `${name}.`)];
    choices.set(name, {
      optional: needed.length === 0 && !required.includes(name),
      nested: needed.length + wanted.length > 0 ? fieldTree(needed, wanted) : undefined,
    });
  }
  return { key: treeKey(required, optional), required, optional, names: [...choices.keys()], choices };
}

/** A tree of the same paths that takes a record as it is: none of its fields is missed. */
export function loosened({ required, optional }: FieldTree): FieldTree {
  const loosen = (tree: FieldTree): FieldTree => ({
    ...tree,
    key: `~${tree.key}`,
    loose: true,
    choices: new Map(
      [...tree.choices].map(([name, { nested }]) => [
        name,
        { optional: true, nested: nested && loosen(nested) },
      ]),
    ),
  });
  return loosen(fieldTree([], [...required, ...optional]));
}
