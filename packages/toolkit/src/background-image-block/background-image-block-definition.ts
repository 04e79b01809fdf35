import { defineBlock } from '../page/block.ts';
import { BackgroundImageBlock, backgroundImageBlockSettings } from './background-image-block.tsx';

/** For page views; its region is `content` (S-007). */
export const backgroundImageBlockDefinition = defineBlock({
  component: BackgroundImageBlock,
  settings: backgroundImageBlockSettings,
  regions: ['content'],
});
