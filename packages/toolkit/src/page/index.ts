export { type Block, type BlockContent, type Blocks, defineBlock } from './block.ts';
export { checkPageView, type ViewProblem } from './check-page-view.ts';
export { bindData, expressionsIn, fillIn, type Scope, valueAt } from './data-expression.ts';
export { type Fields, isFields } from './fields.ts';
export { PageBlocks, type PageBlocksProps, type UnknownBlockProps } from './page-blocks.tsx';
export { pageSchema } from './page-schema.ts';
export type { Component, DataProvider, Json, PageView, Regions } from './page-view.ts';
export { type ProviderFactory, providersOf, type ViewProvider } from './providers-of.ts';
export { UnknownBlock } from './unknown-block.tsx';
