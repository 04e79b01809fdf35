import { contentKey } from '@relab/content';
import type { Article } from '../site/article.ts';

/** The key that an article of the site itself has from the first start on, whatever its authors call it later. */
export const articleKey = ({ urlName }: Pick<Article, 'urlName'>): string => contentKey(`content ${urlName}`);
