import type { Translate } from '../language/translate.ts';
import type { Category } from '../search-index/category-tree.ts';

/** One of the categories on a path, in the language of the request. */
export const translateCategory = ({ description, id, name, urlName }: Category, translate: Translate) => ({
  description: translate(description),
  id,
  name: translate(name),
  urlName,
});
