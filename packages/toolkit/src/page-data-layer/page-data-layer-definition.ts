import { defineBlock } from '../page/block.ts';
import { pageDataLayerSettings } from './page-data.ts';
import { PageDataLayer } from './page-data-layer.tsx';

/** For the hidden region of a page. */
export const pageDataLayerDefinition = defineBlock({
  component: PageDataLayer,
  settings: pageDataLayerSettings,
});
