export {
  contentImage,
  type ImageInfo,
  type ImageSource,
  imageWidths,
  type SrcsetImageData,
  srcsetImage,
} from './image-source.ts';
export { fileAssetPath, isMediaPath, mediaPath, resolveMediaPath } from './media-path.ts';
export {
  type ImageFit,
  parseImagePosition,
  ResponsiveImage,
  type ResponsiveImageProps,
} from './responsive-image.tsx';
