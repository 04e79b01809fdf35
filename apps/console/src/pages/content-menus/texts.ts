export const title = (space: string): string => `Menus of ${space}`;
export const hint =
  'A menu is written in each language of the space, and is on the site with the next page that is opened once it is published.';
export const newMenu = 'New menu';
export const create = 'Create';
export const menu = 'Menu';
export const menuTitle = 'Title';
export const apiName = 'Name for pages';
export const apiNameHint =
  'The block “Navigation menu” asks for it by this name: a letter, then letters, digits and underscores. It stays.';
export const shown = 'Where it is shown';
export const atFoot = 'At the foot of every page';
export const inBlocks = (name: string): string => `In blocks that name it: ${name}`;
export const status = 'Status';
export const empty = 'There are no menus';
export const emptyHint =
  'A menu named Footer stands at the foot of every page; others stand in pages of blocks.';
