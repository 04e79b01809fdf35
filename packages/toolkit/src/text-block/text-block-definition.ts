import { defineBlock } from '../page/block.ts';
import { TextBlock, textBlockSettings } from './text-block.tsx';

export const textBlockDefinition = defineBlock({ component: TextBlock, settings: textBlockSettings });
