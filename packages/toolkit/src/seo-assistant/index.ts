export { SeoAssistant, type SeoAssistantProps } from './seo-assistant.tsx';
export { seoAssistantDefinition } from './seo-assistant-definition.ts';
export { seoKeyOf } from './seo-key.ts';
export { type Seo, seoOf, seoTexts } from './seo-of.ts';
export { alternatesOf, seoPageHead } from './seo-page-head.ts';
export { type SeoData, type SeoProperties, seoFieldsIn, seoScope } from './seo-properties.ts';
