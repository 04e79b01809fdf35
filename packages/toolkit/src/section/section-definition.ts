import { defineBlock } from '../page/block.ts';
import { Section, sectionSettings } from './section.tsx';

/** For page views; its region is `content` (S-014). */
export const sectionDefinition = defineBlock({
  component: Section,
  settings: sectionSettings,
  regions: ['content'],
});
