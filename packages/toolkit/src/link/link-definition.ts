import { defineBlock } from '../page/block.ts';
import { TextLink, textLinkSettings } from './text-link.tsx';

/** For page views; it has no regions (S-005). Its component is `TextLink`. */
export const linkDefinition = defineBlock({ component: TextLink, settings: textLinkSettings });
