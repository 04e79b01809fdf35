import { defineBlock } from '../page/block.ts';
import { ResponsiveWrapper, responsiveWrapperSettings } from './responsive-wrapper.tsx';

/** For page views; its region is `content` (S-019). */
export const responsiveWrapperDefinition = defineBlock({
  component: ResponsiveWrapper,
  settings: responsiveWrapperSettings,
  regions: ['content'],
});
