import { defineBlock } from '../page/block.ts';
import { NavigationMenu, navigationMenuSettings } from './navigation-menu.tsx';

/** For page views; it has no regions, its items are data (S-006). */
export const navigationMenuDefinition = defineBlock({
  component: NavigationMenu,
  settings: navigationMenuSettings,
});
