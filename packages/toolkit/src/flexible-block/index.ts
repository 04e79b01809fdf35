export { FlexibleBlock, type FlexibleBlockProps } from './flexible-block.tsx';
