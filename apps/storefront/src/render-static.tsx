import type { StaticViews } from '@relab/pages/server';
import { Surroundings, type SurroundingsProps } from './app.tsx';

type StaticPage = Omit<SurroundingsProps, 'children'>;

/**
 * The markup of a static page's view, rendered once for all who are shown the same: what it shows follows from its data, which
 * JSON contains in full, its address, and what was chosen for a comparison. Undefined for other pages.
 */
export function renderStatic(views: StaticViews, page: StaticPage): string | undefined {
  const { opened, shared, chosen } = page;
  const { name, data, url, outcome } = opened;
  const { isStatic, View } = opened.page;
  if (!isStatic || outcome) return undefined;
  return views.render(
    JSON.stringify([name, url.href, chosen, data]),
    <Surroundings {...page}>
      <View {...shared} data={data} url={url} outcome={null} />
    </Surroundings>,
  );
}
