import { defineBlock } from '../page/block.ts';
import { PageDataLayer } from './page-data-layer.tsx';
import { pageDataLayerSettings } from './page-data-settings.ts';

/** For the hidden region of a page. */
export const pageDataLayerDefinition = defineBlock({
  component: PageDataLayer,
  settings: pageDataLayerSettings,
});
