import { getContentForSite } from '@relab/client/content';
import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { bodyImage } from '../../listing/body-image.ts';
import { routes } from '../../routes.ts';
import { ContentView } from './content-view.tsx';

export const page = definePage(routes.content, {
  name: 'Content',
  load: ({ client, params }) => getContentForSite(client, { contentKeyOrId: params.contentKey }),
  head: ({ contentBody, title, urlName, contentKey }) => ({
    title: contentBody.title ?? title,
    description: contentBody.excerpt ?? undefined,
    canonical: hrefOf(routes.content, { contentKey: urlName ?? contentKey }),
    image: bodyImage(contentBody.bannerImage)?.url,
  }),
  View: ContentView,
});
