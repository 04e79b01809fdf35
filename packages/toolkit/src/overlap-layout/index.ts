export {
  type ImageLocation,
  OverlapLayout,
  type OverlapLayoutProps,
  parseImageLocation,
} from './overlap-layout.tsx';
