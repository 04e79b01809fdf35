import { defineBlock } from '../page/block.ts';
import { DynamicPaginator, paginatorSettings } from './paginator.tsx';

export const paginatorDefinition = defineBlock({ component: DynamicPaginator, settings: paginatorSettings });
