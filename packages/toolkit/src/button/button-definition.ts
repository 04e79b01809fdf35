import { defineBlock } from '../page/block.ts';
import { Button, buttonSettings } from './button.tsx';

/** For page views; it has no regions (S-111). */
export const buttonDefinition = defineBlock({
  component: Button,
  settings: buttonSettings,
});
