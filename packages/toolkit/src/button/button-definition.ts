import { defineBlock } from '../page/block.ts';
import { Button, buttonSettings } from './button.tsx';

export const buttonDefinition = defineBlock({
  component: Button,
  settings: buttonSettings,
});
