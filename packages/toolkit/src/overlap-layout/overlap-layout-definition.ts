import { defineBlock } from '../page/block.ts';
import { OverlapLayout, overlapLayoutSettings } from './overlap-layout.tsx';

export const overlapLayoutDefinition = defineBlock({
  component: OverlapLayout,
  settings: overlapLayoutSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
