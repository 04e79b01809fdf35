export type { Article, ArticleText } from './lib/contents/article.ts';
export { firstGuides, furtherGuides } from './lib/contents/guides.ts';
export { hero, sell } from './lib/contents/home.ts';
