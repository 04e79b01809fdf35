import { defineBlock } from '../page/block.ts';
import { NavigationMenu, navigationMenuSettings } from './navigation-menu.tsx';

export const navigationMenuDefinition = defineBlock({
  component: NavigationMenu,
  settings: navigationMenuSettings,
});
