export { createPreviewKeys } from './lib/preview/preview-keys.ts';
