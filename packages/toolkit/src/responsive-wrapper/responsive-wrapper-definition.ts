import { defineBlock } from '../page/block.ts';
import { ResponsiveWrapper, responsiveWrapperSettings } from './responsive-wrapper.tsx';

export const responsiveWrapperDefinition = defineBlock({
  component: ResponsiveWrapper,
  settings: responsiveWrapperSettings,
  regions: ['content'],
});
