import { defineBlock } from '../page/block.ts';
import { Card, cardSettings } from './card.tsx';

/** For page views; its regions are `content`, `primaryButton` and `secondaryButton` (S-012). */
export const cardDefinition = defineBlock({
  component: Card,
  settings: cardSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
