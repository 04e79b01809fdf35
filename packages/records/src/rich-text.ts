export { sanitizeContent } from './lib/rich-text/rich-text.ts';
