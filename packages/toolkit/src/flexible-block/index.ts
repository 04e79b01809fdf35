export { FlexibleBlock, type FlexibleBlockProps } from './flexible-block.tsx';
export { flexibleBlockDefinition } from './flexible-block-definition.ts';
