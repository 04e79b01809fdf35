export { TextBlock, type TextBlockProps, type TextSize } from './text-block.tsx';
