export { BackgroundImage, type BackgroundImageProps } from './background-image.tsx';
export {
  BackgroundImageBlock,
  type BackgroundImageBlockProps,
  type OverlapDirection,
} from './background-image-block.tsx';
