import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { loadView } from '../../view/load-view.ts';
import { viewHead } from '../../view/view-head.ts';
import { HomeView } from './home-view.tsx';
import { standInView } from './stand-in-view.ts';

/** The home page is a view that is stored as content; here stands only where to find it. */
export const page = definePage(routes.home, {
  name: 'Home',
  isStatic: true,
  load: (context) => loadView(context, context.settings.homeView, standInView),
  head: (loaded) => ({ ...viewHead(loaded), canonical: hrefOf(routes.home) }),
  View: HomeView,
});
