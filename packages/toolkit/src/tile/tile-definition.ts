import { defineBlock } from '../page/block.ts';
import { Tile, tileSettings } from './tile.tsx';

/** For page views; its regions are `content`, `primaryButton` and `secondaryButton` (S-011). */
export const tileDefinition = defineBlock({
  component: Tile,
  settings: tileSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
