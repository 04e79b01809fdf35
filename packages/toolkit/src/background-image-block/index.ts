export { BackgroundImage, type BackgroundImageProps } from './background-image.tsx';
export { BackgroundImageBlock, type BackgroundImageBlockProps } from './background-image-block.tsx';
export { backgroundImageBlockDefinition } from './background-image-block-definition.ts';
