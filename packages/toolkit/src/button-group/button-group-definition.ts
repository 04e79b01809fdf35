import { defineBlock } from '../page/block.ts';
import { ButtonGroup, buttonGroupSettings } from './button-group.tsx';

export const buttonGroupDefinition = defineBlock({
  component: ButtonGroup,
  settings: buttonGroupSettings,
  regions: ['primaryButton', 'secondaryButton'],
});
