import { defineBlock } from '../page/block.ts';
import { TextLink, textLinkSettings } from './text-link.tsx';

export const linkDefinition = defineBlock({ component: TextLink, settings: textLinkSettings });
