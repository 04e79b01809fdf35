import type { MenuItemType, NavigationMenuItem } from '@relab/contract/content';
import { actionOf, type WrittenItem } from './menu-links.ts';

export interface MenuSettings {
  readonly includeImageUrl: boolean;
  readonly skipped: ReadonlySet<MenuItemType>;
  /** Of the site. */
  readonly origin: string;
  /** Paths of the contents that items may lead to, by their keys. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Items as they travel: what leads nowhere, such as to a content that nobody sees, is left out unless something is below it. */
export function menuItems(items: readonly WrittenItem[], settings: MenuSettings): NavigationMenuItem[] {
  const { includeImageUrl, skipped, origin, paths } = settings;
  return items.flatMap((item) => {
    const { label, url, contentKey, opensNewWindow, imageUrl } = item;
    const address = url ?? (contentKey === undefined ? undefined : paths.get(contentKey));
    const action = actionOf(address ?? 'none:', origin);
    if (skipped.has(action.actionType)) return [];
    const subMenu = menuItems(item.items, settings);
    const isOnlyLabel = url === undefined && contentKey === undefined && item.items.length === 0;
    if (action.actionType === 'MenuLabel' && subMenu.length === 0 && !isOnlyLabel) return [];
    return {
      ...action,
      imageUrl: includeImageUrl ? imageUrl : null,
      label,
      subMenu,
      target: opensNewWindow ? 'NewWindow' : 'CurrentWindow',
    };
  });
}
