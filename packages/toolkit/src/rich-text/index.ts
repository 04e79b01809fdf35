export {
  answerFieldData,
  type FieldDataDetail,
  type FieldDataElement,
  type FieldDataEvent,
  type FieldValues,
} from './field-data.ts';
export { plainText } from './plain-text.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { richTextDefinition } from './rich-text-definition.ts';
export { type SafeHtml, safeHtml } from './safe-html.ts';
export { sanitizeHtml } from './sanitize-html.ts';
