import { defineBlock } from '../page/block.ts';
import { DynamicPaginator, paginatorSettings } from './paginator.tsx';

/** For page views; it has no regions (C-035). */
export const paginatorDefinition = defineBlock({ component: DynamicPaginator, settings: paginatorSettings });
