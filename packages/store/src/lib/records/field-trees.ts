import { type FieldTree, fieldTree, loosened, treeKey } from './field-tree.ts';

/** The one object for all trees of the same paths, so that reads of the same fields share what is selected. */
export interface FieldTrees {
  of(required: readonly string[], optional?: readonly string[]): FieldTree;
  interned(tree: FieldTree): FieldTree;
  /** The same paths, none of them missed. */
  loose(tree: FieldTree): FieldTree;
}

export function createFieldTrees(): FieldTrees {
  const trees = new Map<string, FieldTree>();
  const interned = (tree: FieldTree): FieldTree => {
    const held = trees.get(tree.key);
    if (!held) trees.set(tree.key, tree);
    return held ?? tree;
  };
  return {
    of: (required, optional = []) =>
      trees.get(treeKey(required, optional)) ?? interned(fieldTree(required, optional)),
    interned,
    loose: (tree) => interned(loosened(tree)),
  };
}
