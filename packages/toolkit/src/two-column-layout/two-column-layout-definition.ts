import { defineBlock } from '../page/block.ts';
import { TwoColumnLayout, twoColumnLayoutSettings } from './two-column-layout.tsx';

export const twoColumnLayoutDefinition = defineBlock({
  component: TwoColumnLayout,
  settings: twoColumnLayoutSettings,
  regions: ['left', 'right'],
});
