import { authoredHead } from '../../document/authored-head.ts';
import { hrefOf } from '../../href.ts';
import { bodyImage } from '../../listing/body-image.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.ts';
import { endedWords } from './preview-ended.tsx';

export const page = definePage(routes.content, {
  name: 'Content',
  // Only the server renders pages of blocks.
  isStatic: import.meta.env.SSR && ((data) => 'loaded' in data),
  load: (context) => loadContent(context, context.params.contentKey),
  head(data) {
    if ('loaded' in data) return data.head;
    if ('ended' in data)
      return { title: endedWords(data).title, noIndex: true, status: data.ended === 'over' ? 410 : 403 };
    const { contentBody, title, urlName, contentKey, preview } = data;
    const { canonical, image, ...head } = authoredHead(contentBody.head);
    return {
      title: contentBody.title ?? title,
      description: contentBody.excerpt ?? undefined,
      ...head,
      // A preview has no canonical link or picture for others: its address and its picture's hold a key.
      ...(preview
        ? { noIndex: true, isFramedBySite: true }
        : {
            canonical: canonical ?? hrefOf(routes.content, { contentKey: urlName ?? contentKey }),
            image: image ?? bodyImage(contentBody.bannerImage)?.url,
          }),
    };
  },
  View: ContentView,
});
