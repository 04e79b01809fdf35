import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** D-075; the target of an item (`pageReference`) is passed on unread. */
export const NavItem = z.looseObject({
  availableInClassic: z.boolean(),
  availableInLightning: z.boolean(),
  color: text,
  content: text,
  custom: z.boolean(),
  developerName: z.string(),
  iconUrl: text,
  id: text,
  itemType: z.string(),
  label: z.string(),
  objectApiName: text,
  objectLabel: text,
  objectLabelPlural: text,
  pageReference: z.nullable(z.record(z.string(), z.unknown())),
  standardType: text,
});

/** D-076; the last page has no `nextPageUrl`. */
export const NavItems = z.looseObject({ navItems: z.array(NavItem), nextPageUrl: text });
