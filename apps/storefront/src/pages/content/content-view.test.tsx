import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteSettings } from '../../site-settings.ts';
import { ContentView } from './content-view.tsx';
import type { PageContent } from './page-content.ts';

const settings: SiteSettings = {
  siteName: 'Relab',
  origin: 'https://relab.example',
  webstoreId: '0ZE1',
  siteId: '0DM1',
  marketplaceCategory: { id: '0ZG1', urlName: 'marketplace' },
  homeView: 'MCHOME',
  quoteFormUrl: '/sell',
};
const url = new URL('https://relab.example/content/a');

function shown(contentBody: PageContent['contentBody']): string {
  const data = { contentKey: 'MCA', title: 'A', urlName: 'a', contentBody };
  return render(<ContentView data={data} url={url} settings={settings} outcome={null} />);
}

test('C-008 C-009 C-010 C-011 tokens, expressions and pictures of an article lead to what they stand for', () => {
  const html = shown({
    title: 'Rotors',
    bannerImage: {
      contentKey: 'MC2',
      url: '/cms/delivery/media/MC2',
      altText: 'A lid',
      width: 80,
      height: 60,
    },
    body:
      '<p>{!Content.title} at {!Site.siteName}: <a href="{!contentAsset(List, 2)}">list</a></p>' +
      '<img src="{!cmsMedia(MC2)}"><img src="/cms/delivery/media/MC3" alt="C">',
  });
  expect(html).toContain('<p>Rotors at Relab: <a href="/file-asset/List?v=2">list</a></p>');
  expect(html).toMatch(
    /<img src="\/sfsites\/c\/cms\/delivery\/media\/MC2\?width=960" alt="A lid"[^>]* width="80"/,
  );
  expect(html).toContain('<img src="/sfsites/c/cms/delivery/media/MC3" alt="C"');
});

test('S-187 whatever a body holds, no more is markup than rich text may be; words are words', () => {
  const html = shown({
    title: 'a < b <script>',
    excerpt: '<b>5 < 6</b>',
    body: '<p onclick="x()">a<script>b()</script><svg onload=c()></svg><a href="javascript:d()">e</a></p>',
  });
  expect(html).toContain('<p>a<a>e</a></p>');
  expect(html).toContain('&lt;b&gt;5 &lt; 6&lt;/b&gt;');
  expect(html).not.toMatch(/<script|onclick|onload|javascript/);
});
