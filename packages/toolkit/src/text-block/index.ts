export { TextBlock, type TextBlockProps } from './text-block.tsx';
export { textBlockDefinition } from './text-block-definition.ts';
