import type { NavigationMenuItem } from '@relab/contract/content';
import { isObject } from '../content-body.ts';

/** An item as its authors wrote it. */
export interface WrittenItem {
  readonly label: string;
  readonly url: string | undefined;
  readonly contentKey: string | undefined;
  readonly opensNewWindow: boolean;
  readonly imageUrl: string | null;
  readonly items: readonly WrittenItem[];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The items of a body whose pictures are filled in. */
export function readItems(value: unknown): readonly WrittenItem[] {
  return (Array.isArray(value) ? value : []).filter(isObject).flatMap((item) => {
    const label = textOf(item.label);
    if (label === undefined) return [];
    const image = isObject(item.image) ? textOf(item.image.url) : undefined;
    return {
      label,
      url: textOf(item.url),
      contentKey: textOf(item.contentKey),
      opensNewWindow: item.opensNewWindow === true,
      imageUrl: image ?? null,
      items: readItems(item.items),
    };
  });
}

/** The contents that items lead to. */
export const keysOf = (items: readonly WrittenItem[]): readonly string[] => [
  ...new Set(
    items.flatMap(({ url, contentKey, items: below }) => [
      ...(contentKey !== undefined && url === undefined ? [contentKey] : []),
      ...keysOf(below),
    ]),
  ),
];

export type MenuAction = Pick<NavigationMenuItem, 'actionType' | 'actionValue'>;

const label: MenuAction = { actionType: 'MenuLabel', actionValue: null };

/**
 * What an address means to a site: a path on it, or somewhere else. What no link should do, such as running something, is
 * a label.
 */
export function actionOf(url: string, origin: string): MenuAction {
  const address = URL.parse(url, origin);
  if (!address) return label;
  if (address.origin === origin && !url.startsWith('//')) {
    const { pathname, search, hash } = address;
    return { actionType: 'InternalLink', actionValue: pathname + search + hash };
  }
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)
    ? { actionType: 'ExternalLink', actionValue: address.href }
    : label;
}
