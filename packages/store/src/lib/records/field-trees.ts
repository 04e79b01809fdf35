import { type FieldTree, fieldTree, treeKey } from './field-tree.ts';

/** The one object for all trees of the same paths, so that reads of the same fields share what is selected. */
export interface FieldTrees {
  of(required: readonly string[], optional?: readonly string[]): FieldTree;
  interned(tree: FieldTree): FieldTree;
}

export function createFieldTrees(): FieldTrees {
  const trees = new Map<string, FieldTree>();
  const interned = (tree: FieldTree): FieldTree => {
    const stored = trees.get(tree.key);
    if (!stored) trees.set(tree.key, tree);
    return stored ?? tree;
  };
  return {
    of: (required, optional = []) =>
      trees.get(treeKey(required, optional)) ?? interned(fieldTree(required, optional)),
    interned,
  };
}
