import * as z from 'zod/mini';
import { menuItemTypes } from './navigation-menu-words.ts';

const text = z.nullable(z.string());

/** `MenuLabel` leads nowhere: it is only a label, mostly of the items below it. */
const item = {
  actionType: z.enum(menuItemTypes),
  /** Where it leads: a path of the site, or an address elsewhere; null of a label. */
  actionValue: text,
  imageUrl: text,
  label: z.string(),
  target: z.enum(['CurrentWindow', 'NewWindow']),
} as const;

/** Those at the end; menus here have two levels. */
const BelowItem = z.looseObject({ ...item, subMenu: z.array(z.looseObject({})) });

/** Documented as Navigation Menu Item Collection. */
export const NavigationMenuItems = z.looseObject({
  menuItems: z.array(z.looseObject({ ...item, subMenu: z.array(BelowItem) })),
});
