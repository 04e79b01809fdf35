export { Section, type SectionProps } from './section.tsx';
export { sectionDefinition } from './section-definition.ts';
