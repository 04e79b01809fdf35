export { image, parseImage } from './image-setting.ts';
export {
  contentImage,
  type ImageInfo,
  type ImageSource,
  imageWidths,
  type SrcsetImageData,
  srcsetImage,
} from './image-source.ts';
export { fileAssetPath, isMediaPath, mediaPath, resolveMediaPath } from './media-path.ts';
export { ResponsiveImage, type ResponsiveImageProps } from './responsive-image.tsx';
export { responsiveImageDefinition } from './responsive-image-definition.ts';
