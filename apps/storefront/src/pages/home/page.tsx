import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { loadView } from '../../view/load-view.ts';
import { viewHead } from '../../view/view-head.ts';
import { fallbackView } from './fallback-view.ts';
import { HomeView } from './home-view.tsx';
import * as texts from './texts.ts';

/** The home page is a view that is stored as content; here stands only where to find it. */
export const page = definePage(routes.home, {
  name: 'Home',
  isStatic: true,
  load: (context) => loadView(context, context.settings.homeView, fallbackView),
  head: (loaded) => {
    const head = viewHead(loaded);
    // S-022: the view's title stays; the document's is for readers outside of the site, unless an author gave it one.
    const title = head.title === texts.title ? texts.documentTitle : head.title;
    return { ...head, title, canonical: hrefOf(routes.home) };
  },
  View: HomeView,
});
