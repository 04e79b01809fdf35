export {
  type DocumentData,
  type DocumentRow,
  type DocumentSection,
  renderDocument,
} from './lib/media/document.ts';
export { loadSharp } from './lib/media/load-sharp.ts';
export {
  createMedia,
  type Media,
  type MediaOptions,
  type ServedFile,
} from './lib/media/media.ts';
export { mediaAddress, mediaPath } from './lib/media/media-address.ts';
export type { MediaFormat } from './lib/media/media-format.ts';
export {
  type Crop,
  cropBox,
  type FocalPoint,
  focusWithin,
  type MediaRatio,
  mediaRatios,
} from './lib/media/media-ratio.ts';
export { mediaRoutes } from './lib/media/media-routes.ts';
export {
  isMediaKey,
  type MediaRenderer,
  type MediaSource,
  type MediaSources,
  type Rendered,
} from './lib/media/media-source.ts';
export { chooseWidth, type MediaWidth, mediaWidths } from './lib/media/media-width.ts';
export { toPdfText } from './lib/media/pdf-text.ts';
export { createPictureProcesses, type PictureProcesses } from './lib/media/picture-process.ts';
export { pictureSize, readPictureSize } from './lib/media/picture-size.ts';
export { makePlaceholder } from './lib/media/placeholder.ts';
export type { PrepareOptions } from './lib/media/prepare-media.ts';
export { maxPixels } from './lib/media/raster.ts';
export type { Rendition } from './lib/media/rendition.ts';
export type { Turns } from './lib/media/turns.ts';
export { createWorkQueue, QueueFull } from './lib/media/work-queue.ts';
