import { defineBlock } from '../page/block.ts';
import { Card, cardSettings } from './card.tsx';

export const cardDefinition = defineBlock({
  component: Card,
  settings: cardSettings,
  regions: ['content', 'primaryButton', 'secondaryButton'],
});
