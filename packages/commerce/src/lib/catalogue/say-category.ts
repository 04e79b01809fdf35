import type { Say } from '../language/say.ts';
import type { Category } from '../search-index/category-tree.ts';

/** One of the categories on a path, in the words of whoever asks. */
export const sayCategory = ({ description, id, name, urlName }: Category, say: Say) => ({
  description: say(description),
  id,
  name: say(name),
  urlName,
});
