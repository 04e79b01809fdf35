import { defineBlock } from '../page/block.ts';
import { ButtonGroup, buttonGroupSettings } from './button-group.tsx';

/** For page views; its regions are `primaryButton` and `secondaryButton` (S-108). */
export const buttonGroupDefinition = defineBlock({
  component: ButtonGroup,
  settings: buttonGroupSettings,
  regions: ['primaryButton', 'secondaryButton'],
});
