import { dataPath, read, shape } from '../call.ts';
import { hours } from '../lifetime.ts';
import { boolean, list, object, oneOf, optional, text } from '../schema.ts';
import { menuItemTypes, menuPublishStatuses } from './navigation-menu-words.ts';
import type { NavigationMenuItems } from './responses.ts';

/**
 * A menu of a site, as documented for v47.0 and later: by its id or its developer name, that of the usual menu without either. In
 * `language`, which is ours, with the fallback of delivery. `Live` is what is published; `Draft` is what those who work on it
 * see. X-14: an hour, as other lists of content.
 */
export const getNavigationMenuItems = read({
  id: 'getNavigationMenuItems',
  area: 'cms-delivery',
  path: `${dataPath}/connect/communities/{communityId}/navigation-menu/navigation-menu-items`,
  query: object({
    navigationLinkSetId: optional(text(30, 1)),
    navigationLinkSetDeveloperName: optional(text(80, 1)),
    publishStatus: optional(oneOf(menuPublishStatuses)),
    includeImageUrl: optional(boolean),
    addHomeMenuItem: optional(boolean),
    menuItemTypesToSkip: optional(list(oneOf(menuItemTypes), 10)),
    effectiveAccountId: optional(text(18)),
    language: optional(text(20)),
  }),
  response: shape<NavigationMenuItems>(),
  lifetime: hours(1),
});

/** An item of a menu, with those below it. */
export type NavigationMenuItem = NavigationMenuItems['menuItems'][number];
