import { defineBlock } from '../page/block.ts';
import { ResponsiveImage, responsiveImageSettings } from './responsive-image.tsx';

/** For page views; it has no regions (S-017). */
export const responsiveImageDefinition = defineBlock({
  component: ResponsiveImage,
  settings: responsiveImageSettings,
});
