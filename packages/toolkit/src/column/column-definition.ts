import { defineBlock } from '../page/block.ts';
import { Column, columnSettings } from './column.tsx';

export const columnDefinition = defineBlock({
  component: Column,
  settings: columnSettings,
  regions: ['content'],
});
