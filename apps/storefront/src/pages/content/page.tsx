import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { bodyImage } from '../../listing/body-image.ts';
import { routes } from '../../routes.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.ts';

export const page = definePage(routes.content, {
  name: 'Content',
  load: ({ client, params, url }) => loadContent(client, params.contentKey, url),
  head: ({ contentBody, title, urlName, contentKey, preview }) => ({
    noIndex: preview !== undefined,
    title: contentBody.title ?? title,
    description: contentBody.excerpt ?? undefined,
    canonical: hrefOf(routes.content, { contentKey: urlName ?? contentKey }),
    image: bodyImage(contentBody.bannerImage)?.url,
  }),
  View: ContentView,
});
