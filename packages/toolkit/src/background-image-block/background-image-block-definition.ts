import { defineBlock } from '../page/block.ts';
import { BackgroundImageBlock, backgroundImageBlockSettings } from './background-image-block.tsx';

export const backgroundImageBlockDefinition = defineBlock({
  component: BackgroundImageBlock,
  settings: backgroundImageBlockSettings,
  regions: ['content'],
});
