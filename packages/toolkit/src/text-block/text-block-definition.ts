import { defineBlock } from '../page/block.ts';
import { TextBlock, textBlockSettings } from './text-block.tsx';

/** For page views; it has no regions (S-016). */
export const textBlockDefinition = defineBlock({ component: TextBlock, settings: textBlockSettings });
