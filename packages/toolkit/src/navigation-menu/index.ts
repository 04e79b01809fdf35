export { NavigationMenu, type NavigationMenuProps } from './navigation-menu.tsx';
export { navigationMenuDefinition } from './navigation-menu-definition.ts';
