import type { Favorite } from '@relab/contract/records';
import type { Row } from '@relab/database';
import { colorOf, iconUrlOf } from '../icons/icon.ts';
import { maySee } from '../object-info/find-object.ts';
import type { Reader } from '../objects/access.ts';
import { eTagOf } from '../query/represent.ts';

export const favoriteColumns = [
  'id',
  'name',
  'target',
  'target_type',
  'object',
  'sort_order',
  'access_count',
  'last_access_date',
] as const;

export type FavoriteRow = Row<'relab_favorite', (typeof favoriteColumns)[number]>;

/** An object that its user may not see any more has no label and no icon. */
export function representFavorite(row: FavoriteRow, reader: Reader): Favorite {
  const found = reader.objects.get(row.object);
  const object = found && maySee(found, reader) ? found : undefined;
  const favorite = {
    accessCount: row.access_count,
    iconColor: object ? colorOf(object) : null,
    iconUrl: object ? iconUrlOf(object) : null,
    id: row.id,
    lastAccessDate: row.last_access_date?.toISOString() ?? null,
    name: row.name,
    objectType: row.object,
    sortOrder: row.sort_order,
    subtitle: object?.label ?? null,
    target: row.target,
    targetType: row.target_type,
  };
  return { ...favorite, eTag: eTagOf(favorite) };
}
