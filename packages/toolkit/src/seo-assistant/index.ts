export { seoAssistantDefinition } from './seo-assistant-definition.ts';
export { type Seo, seoOf } from './seo-of.ts';
