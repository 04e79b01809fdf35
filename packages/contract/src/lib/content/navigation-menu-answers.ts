import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** Without an action it is only a label, mostly of the items below it. */
const item = {
  actionType: z.nullable(z.enum(['Event', 'ExternalLink', 'InternalLink', 'Modal'])),
  /** Where it leads: a path of the site, or an address elsewhere. */
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
export type NavigationMenuItems = z.infer<typeof NavigationMenuItems>;
export type NavigationMenuItem = NavigationMenuItems['menuItems'][number];
