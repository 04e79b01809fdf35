import type { ListInfo, ListObjectInfo } from '@relab/contract/records';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { mayReadField, type Reader } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { ownerFieldOf } from './list.ts';

export const scopes = ['everything', 'mine'] as const;
export type ListScope = (typeof scopes)[number];

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const labelOf = (scope: ListScope, { labelPlural }: ObjectDeclaration, { texts }: Objects): string =>
  (scope === 'mine' ? texts.lists.mine : texts.lists.all)(labelPlural, lowerFirst(labelPlural));

/** D-033. There are no queues and no campaigns' lists, so a scope is never that of anything. */
export const scopeInfo = (
  scope: ListScope,
  object: ObjectDeclaration,
  objects: Objects,
): NonNullable<ListInfo['scope']> => ({
  apiName: scope,
  entity: null,
  label: labelOf(scope, object, objects),
  relatedEntity: null,
});

/** D-044. */
export function availableScopes(
  object: ObjectDeclaration,
  { principal, objects }: Reader,
): ListObjectInfo['availableScopes'] {
  const owner = object.allFields[ownerFieldOf(object)];
  return scopes
    .filter((scope) => scope === 'everything' || (owner && mayReadField(owner, principal)))
    .map((apiName) => ({ apiName, availableEntities: [], label: labelOf(apiName, object, objects) }));
}

/** Records of the caller's own: by their owner, or where they have none by who made them. Guests own nothing. */
export function scopeSql(
  scope: ListScope | undefined,
  object: ObjectDeclaration,
  principal: Principal,
): RawBuilder<boolean> | undefined {
  if (scope !== 'mine') return undefined;
  if (principal.kind === 'guest') return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(`t0.${columnName(ownerFieldOf(object))}`)} = ${principal.userId}`;
}
