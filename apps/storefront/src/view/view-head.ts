import { bindData } from '@relab/toolkit/page';
import type { Head } from '../frame/page.ts';
import type { LoadedView } from './load-view.ts';

export function viewHead({ view, data }: LoadedView): Head {
  const seo = (
    view as { regions?: { hidden?: { definition: string; attributes: object }[] } }
  ).regions?.hidden?.find(({ definition }) => definition === 'seo-assistant');
  const { pageTitle, description } = bindData(seo?.attributes ?? {}, data) as Record<string, string>;
  return { title: pageTitle || 'Home', description };
}
