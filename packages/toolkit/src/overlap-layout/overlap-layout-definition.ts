import { defineBlock } from '../page/block.ts';
import { OverlapLayout, overlapLayoutSettings } from './overlap-layout.tsx';

/** For page views; its regions are `content`, `primaryButton` and `secondaryButton` (S-018). */
export const overlapLayoutDefinition = defineBlock({
  component: OverlapLayout,
  settings: overlapLayoutSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
