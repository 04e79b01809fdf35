import * as equipment from '@relab/demo-equipment/contents';
import type { Article } from '../site/article.ts';

/** Texts about what is sold. */
export interface DemoContents {
  /** S-042: the single item of the hero. */
  readonly hero: Article;
  /** S-044: the single item of the sell-your-equipment card. */
  readonly sell: Article;
  /** For before the first order: they are also tiles of the home page. */
  readonly firstGuides: readonly Article[];
  /** The other guides, in the order of their page. */
  readonly furtherGuides: readonly Article[];
}

export const demoContents: DemoContents = equipment;
