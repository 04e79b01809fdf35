import { defineBlock } from '../page/block.ts';
import { FlexibleBlock, flexibleBlockSettings } from './flexible-block.tsx';

/** For page views; its region is `content` (S-008). */
export const flexibleBlockDefinition = defineBlock({
  component: FlexibleBlock,
  settings: flexibleBlockSettings,
  regions: ['content'],
});
