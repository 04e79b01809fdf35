export { type DocumentData, type DocumentRow, type DocumentSection, renderDocument } from './document.ts';
export { createMedia, type Media, type MediaOptions, type PrepareOptions, type ServedFile } from './media.ts';
export { mediaAddress, mediaPath } from './media-address.ts';
export type { MediaFormat } from './media-format.ts';
export { type FocalPoint, type MediaRatio, mediaRatios } from './media-ratio.ts';
export { mediaRoutes } from './media-routes.ts';
export {
  isMediaKey,
  type MediaRenderer,
  type MediaSource,
  type MediaSources,
  type Rendered,
} from './media-source.ts';
export { chooseWidth, type MediaWidth, mediaWidths } from './media-width.ts';
export { pictureSize, readPictureSize } from './picture-size.ts';
export { makePlaceholder } from './placeholder.ts';
export type { Rendition } from './rendition.ts';
export type { Turns } from './turns.ts';
