import type { ContentLanguage } from '../site/article.ts';
import homeView from './home-view.json' with { type: 'json' };
import { homeViewInGerman } from './home-view-in-german.ts';

/** S-043: the collection of the home page’s grid. */
export const homeGrid: Readonly<Record<ContentLanguage, string>> = {
  en_US: 'Good to know',
  de: 'Gut zu wissen',
};

/** The page of guides. */
export const guidesTitle: Readonly<Record<ContentLanguage, string>> = { en_US: 'Guides', de: 'Ratgeber' };

export const homeViews: Readonly<Record<ContentLanguage, typeof homeView>> = {
  en_US: homeView,
  de: homeViewInGerman,
};
