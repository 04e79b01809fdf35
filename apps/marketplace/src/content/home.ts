import type { Article } from './article.ts';

/** S-042: the single item of the hero. */
export const hero: Article = {
  urlName: 'home-hero',
  title: 'Used laboratory equipment you can check before you buy',
  excerpt: 'Every listing states its condition, what was tested and what is missing.',
  body: '<p>Every listing states its condition, what was tested and what is missing.</p>',
  picture: { scene: 'hero', altText: '' },
};

/** S-044: the single item of the sell-your-equipment card. */
export const sell: Article = {
  urlName: 'home-sell',
  title: 'Instruments standing idle?',
  excerpt: 'Tell us what you have. We list it, check the buyer and arrange collection.',
  body: '<p>Tell us manufacturer, model and condition. You get a price range within two working days, and we arrange listing, payment and collection.</p>',
  picture: { scene: 'sell', altText: 'An instrument being strapped to a pallet' },
};

/** S-043: the collection of the grid. */
export const homeGrid = { urlName: 'home-guides', title: 'Good to know' };
