import { defineBlock } from '../page/block.ts';
import { Tile, tileSettings } from './tile.tsx';

export const tileDefinition = defineBlock({
  component: Tile,
  settings: tileSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
