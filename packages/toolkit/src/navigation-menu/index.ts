export {
  type MenuItem,
  type MenuLink,
  NavigationMenu,
  type NavigationMenuProps,
} from './navigation-menu.tsx';
export { navigationMenuDefinition } from './navigation-menu-definition.ts';
