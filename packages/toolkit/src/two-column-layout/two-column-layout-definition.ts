import { defineBlock } from '../page/block.ts';
import { TwoColumnLayout, twoColumnLayoutSettings } from './two-column-layout.tsx';

/** For page views; its regions are `left` and `right` (S-013). */
export const twoColumnLayoutDefinition = defineBlock({
  component: TwoColumnLayout,
  settings: twoColumnLayoutSettings,
  regions: ['left', 'right'],
});
