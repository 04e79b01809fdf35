import type { Translate } from '../language/translate.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { completionWords, matchesTyped } from './completion-words.ts';
import type { Completion } from './search-engine.ts';

/** Categories but the root, in the language of the request. */
export const completeCategories = (
  tree: CategoryTree,
  typed: readonly string[],
  translate: Translate,
  normalize: (text: string) => string = (text) => completionWords(text).join(' '),
): Completion[] =>
  [...tree.byId.values()]
    .filter(({ id }) => id !== tree.root?.id)
    .map(({ name, id, urlName }) => ({
      kind: 'Category' as const,
      simpleString: translate(name),
      id,
      urlName,
    }))
    .filter(({ simpleString }) => matchesTyped(normalize(simpleString), typed));
