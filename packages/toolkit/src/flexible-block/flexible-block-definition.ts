import { defineBlock } from '../page/block.ts';
import { FlexibleBlock, flexibleBlockSettings } from './flexible-block.tsx';

export const flexibleBlockDefinition = defineBlock({
  component: FlexibleBlock,
  settings: flexibleBlockSettings,
  regions: ['content'],
});
