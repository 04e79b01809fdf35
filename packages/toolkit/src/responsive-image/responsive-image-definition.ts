import { defineBlock } from '../page/block.ts';
import { ResponsiveImage, responsiveImageSettings } from './responsive-image.tsx';

export const responsiveImageDefinition = defineBlock({
  component: ResponsiveImage,
  settings: responsiveImageSettings,
});
