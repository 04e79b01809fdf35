import { defineBlock } from '../page/block.ts';
import { Section, sectionSettings } from './section.tsx';

export const sectionDefinition = defineBlock({
  component: Section,
  settings: sectionSettings,
  regions: ['content'],
});
