import { toolkitBlocks } from '@relab/toolkit/blocks';
import { type Navigation, NavigationProvider } from '@relab/toolkit/navigation';
import { PageBlocks, type Scope } from '@relab/toolkit/page';
import type { ReactElement } from 'react';
import view from '../../../apps/marketplace/src/content/home-view.json' with { type: 'json' };

const picture = (name: string, height: number) => ({
  url: `/media/${name}`,
  altText: `The illustration ${name}`,
  width: 1920,
  height,
  sources: [320, 640, 960, 1920].map((width) => ({ url: `/media/${name}?width=${width}`, width })),
});

const guides = [
  ['condition', 'What the condition grades mean', 'Five grades, what each promises, and what was tested.'],
  ['shipping', 'How an instrument travels', 'Crates, tail lifts and what to have ready at your door.'],
  ['warranty', 'What a warranty covers here', 'Thirty days on function, longer where a listing says so.'],
  ['inspection', 'Looking before you buy', 'Make an appointment, or let us look for you and report.'],
] as const;

/** As the providers of the site answer, without those of the site’s own blocks. */
const data: Scope = {
  hero: {
    title: 'Used laboratory equipment you can check before you buy',
    contentBody: {
      excerpt: 'Every listing states its condition, what was tested and what is missing.',
      bannerImage: picture('hero', 602),
    },
  },
  grid: {
    total: guides.length,
    items: guides.map(([key, title, excerpt], index) => ({
      key,
      id: key,
      index,
      ariaLabel: title,
      data: {
        title,
        body: { contentBody: { excerpt, bannerImage: picture(key, 1080) } },
        link: {
          pageReference: {
            type: 'standard__managedContentPage',
            attributes: { contentTypeName: 'news', contentKey: key },
          },
        },
      },
    })),
  },
  sell: {
    title: 'Instruments standing idle?',
    contentBody: {
      excerpt: 'Tell us what you have. We list it, check the buyer and arrange collection.',
      bannerImage: picture('sell', 1440),
    },
  },
  newest: { totalText: '240 listings' },
  Site: {
    siteName: 'Relab',
    marketplaceCategory: { id: '0ZG000000000001', urlName: 'all', href: '/category/all/0ZG000000000001' },
    quoteFormUrl: '/sell?type=contactForm',
  },
  Route: { recordId: '' },
};

const navigation: Navigation = {
  hrefOf: (reference) =>
    reference.type === 'standard__search'
      ? undefined
      : `/${reference.type}/${Object.values(reference.attributes).join('/')}`,
};

/** The home page view, of blocks. */
export function HomeOfBlocks(): ReactElement {
  return (
    <NavigationProvider value={navigation}>
      <PageBlocks components={view.regions.content} blocks={toolkitBlocks} data={data} />
    </NavigationProvider>
  );
}
