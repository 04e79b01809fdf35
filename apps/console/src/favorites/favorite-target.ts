import type { Favorite } from '@relab/contract/records';
import { hrefOf, matchRoute, routes } from '../routing/routes.ts';

/** What a favourite leads to, as the calls name it. */
export interface FavoriteTarget {
  readonly targetType: 'Record' | 'ListView' | 'ObjectHome';
  /** A record's or a list's id, or an object's API name. */
  readonly target: string;
}

/** What of an address can be a favourite: a record, or the lists of an object. */
export function favoriteTargetOf(url: URL): FavoriteTarget | undefined {
  const match = matchRoute(url);
  const { objectApiName, recordId } = (match?.params ?? {}) as Readonly<Record<string, string | undefined>>;
  if (match?.route === routes.record && recordId) return { targetType: 'Record', target: recordId };
  if (match?.route === routes.list && objectApiName)
    return { targetType: 'ObjectHome', target: objectApiName };
  return undefined;
}

/** Where a favourite leads; undefined where its object is not there any more. */
export function favoriteHref({ targetType, target, objectType }: Favorite): string | undefined {
  if (!objectType) return undefined;
  if (targetType === 'Record') return hrefOf(routes.record, { objectApiName: objectType, recordId: target });
  const view = targetType === 'ListView' ? target : undefined;
  return hrefOf(routes.list, { objectApiName: objectType }, { view });
}
