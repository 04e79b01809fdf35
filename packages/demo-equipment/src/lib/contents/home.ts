import type { Article } from './article.ts';

/** S-042: the single item of the hero. */
export const hero: Article = {
  urlName: 'home-hero',
  scene: 'hero',
  texts: {
    en_US: {
      title: 'Used laboratory equipment you can check before you buy',
      excerpt: 'Every listing states its condition, what was tested and what is missing.',
      body: '<p>Every listing states its condition, what was tested and what is missing.</p>',
      altText: '',
    },
    de: {
      title: 'Gebrauchte Laborgeräte, die Sie vor dem Kauf prüfen können',
      excerpt: 'Jedes Angebot nennt den Zustand, was geprüft wurde und was fehlt.',
      body: '<p>Jedes Angebot nennt den Zustand, was geprüft wurde und was fehlt.</p>',
      altText: '',
    },
  },
};

/** S-044: the single item of the sell-your-equipment card. */
export const sell: Article = {
  urlName: 'home-sell',
  scene: 'sell',
  texts: {
    en_US: {
      title: 'Instruments standing idle?',
      excerpt: 'Tell us what you have. We list it, check the buyer and arrange collection.',
      body: '<p>Tell us manufacturer, model and condition. You get a price range within two working days, and we arrange listing, payment and collection.</p>',
      altText: 'An instrument being strapped to a pallet',
    },
    de: {
      title: 'Stehen bei Ihnen Geräte still?',
      excerpt: 'Sagen Sie uns, was Sie haben. Wir bieten es an, prüfen den Käufer und lassen es abholen.',
      body: '<p>Nennen Sie uns Hersteller, Modell und Zustand. Innerhalb von zwei Werktagen bekommen Sie eine Preisspanne, und wir kümmern uns um Angebot, Bezahlung und Abholung.</p>',
      altText: 'Ein Gerät wird auf eine Palette gegurtet',
    },
  },
};
