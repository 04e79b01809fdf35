export { plainText } from './plain-text.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { type SafeHtml, safeHtml } from './safe-html.ts';
