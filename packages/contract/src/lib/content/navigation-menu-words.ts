/** Which state of a navigation menu is meant: what its authors see, or what is published. */
export const menuPublishStatuses = ['Draft', 'Live'] as const;

/** Kinds of items that can be left out. Menus here have external and internal links and labels. */
export const menuItemTypes = [
  'DataSourceDriven',
  'Event',
  'ExternalLink',
  'GlobalAction',
  'InternalLink',
  'MenuLabel',
  'Modal',
  'NavigationalTopic',
  'SalesforceObject',
  'SystemLink',
] as const;
/** What the item of a navigation menu leads to: one of `menuItemTypes`. */
export type MenuItemType = (typeof menuItemTypes)[number];

/** The developer name of the menu that is meant where none is named. */
export const usualMenu = 'Default_Navigation';
