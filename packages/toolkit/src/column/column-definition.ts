import { defineBlock } from '../page/block.ts';
import { Column, columnSettings } from './column.tsx';

/** For page views; its region is `content` (S-015). */
export const columnDefinition = defineBlock({
  component: Column,
  settings: columnSettings,
  regions: ['content'],
});
