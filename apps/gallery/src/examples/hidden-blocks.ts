import type { BlockPage } from './example.ts';

/** Blocks of a page's hidden region: what a page needs and nobody sees. */
export const seoAssistant: BlockPage = {
  about: 'What search engines are told about a page. A site reads it with seoOf and puts it into the head.',
  examples: [
    {
      name: 'Usual',
      note: 'Shows nothing: title, description and tags go into the head of the document.',
      components: [
        {
          definition: 'seo-assistant',
          attributes: {
            pageTitle: 'Centrifuges',
            description: 'Checked centrifuges of laboratories.',
            customHeadTags: '<meta name="robots" content="index">',
          },
        },
      ],
    },
  ],
};

export const viewChangeNotifier: BlockPage = {
  about: 'Tells the document, once for each view, that it is shown: the event viewchange.',
  examples: [
    {
      name: 'Usual',
      note: 'Shows nothing: onViewChange hears which view is shown.',
      components: [{ definition: 'view-change-notifier', attributes: { view: 'home', label: 'Home' } }],
    },
  ],
};

export const pageDataLayer: BlockPage = {
  about: 'What a page tells of itself to those who measure it, in the page and as the event pagedatalayer.',
  examples: [
    {
      name: 'Usual',
      note: 'Shows nothing: it is JSON inside the page, to be read with readPageDataLayer.',
      components: [
        {
          definition: 'page-data-layer',
          attributes: { siteName: 'Relab', pageName: 'Home', viewType: 'home', language: 'en-US' },
        },
      ],
    },
  ],
};
