import * as z from 'zod/mini';
import { NavItem } from './nav-item-schemas.ts';

const text = z.nullable(z.string());

/** D-074; `userNavItems` are `navItems` as the user arranged them, and empty unless requested. */
export const App = z.looseObject({
  appId: z.string(),
  description: text,
  developerName: z.string(),
  formFactors: z.array(z.string()),
  headerColor: text,
  iconUrl: text,
  isNavAutoTempTabsDisabled: z.boolean(),
  isNavPersonalizationDisabled: z.boolean(),
  isNavTabPersistenceDisabled: z.boolean(),
  isOmniPinnedViewEnabled: z.boolean(),
  label: z.string(),
  logoUrl: text,
  mobileStartUrl: text,
  navItems: z.array(NavItem),
  selected: z.boolean(),
  startUrl: text,
  type: text,
  userNavItems: z.array(NavItem),
});

/** The apps that the user may open; one of them is `selected`. */
export const Apps = z.looseObject({ apps: z.array(App) });
