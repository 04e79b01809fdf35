import type { Principal, Role } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import type { Field } from './field.ts';
import { columnName } from './names.ts';
import type { ObjectDeclaration } from './object-declaration.ts';
import type { Objects } from './objects.ts';
import { type Access, fullAccess, type Scope } from './permission.ts';

/** The caller and the objects of the installation. */
export interface Reader {
  readonly principal: Principal;
  readonly objects: Objects;
}

/** What guests may, everybody may. */
const rolesOf = (principal: Principal): readonly Role[] => [...new Set<Role>([...principal.roles, 'guest'])];

export const isAdministrator = (principal: Principal): boolean => principal.roles.includes('administrator');

function accessesOf(object: ObjectDeclaration, principal: Principal): readonly Access[] {
  if (isAdministrator(principal)) return [fullAccess];
  return rolesOf(principal).flatMap((role) => object.permissions[role] ?? []);
}

export const mayCreate = (object: ObjectDeclaration, principal: Principal): boolean =>
  accessesOf(object, principal).some(({ create }) => create === true);

export type ScopedAction = 'read' | 'update' | 'delete';

/** True when there may be records that the caller may do this with. */
export const mayAny = (object: ObjectDeclaration, principal: Principal, action: ScopedAction): boolean =>
  accessesOf(object, principal).some((access) => access[action] !== undefined);

/** True when the caller may do this with every record of the object. */
export const mayAll = (object: ObjectDeclaration, principal: Principal, action: ScopedAction): boolean =>
  accessesOf(object, principal).some((access) => [access[action] ?? []].flat().includes('all'));

/** Who may change a parent may change, add and remove its parts. */
const parentAction = (action: ScopedAction): ScopedAction => (action === 'read' ? 'read' : 'update');

/** True for objects whose access depends on that of records of any object: such conditions would nest without end. */
function dependsOnAny(
  object: ObjectDeclaration,
  objects: Objects,
  seen = new Set<ObjectDeclaration>(),
): boolean {
  if (seen.has(object)) return false;
  seen.add(object);
  const accesses = Object.values(object.permissions);
  const scopes = accesses.flatMap(({ read, update }) => [read ?? [], update ?? []].flat());
  return scopes.some((scope) => {
    if (scope === 'all' || !('child' in scope || 'through' in scope)) return false;
    if ('child' in scope) return true;
    const field = object.allFields[scope.through];
    const above = objects.get(field?.to ?? '');
    return field?.polymorphic === true || (above !== undefined && dependsOnAny(above, objects, seen));
  });
}

function throughSql(
  object: ObjectDeclaration,
  name: string,
  action: ScopedAction,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const { objects, principal } = reader;
  const field = object.allFields[name];
  const reference = sql.ref(`${alias}.${columnName(name)}`);
  const parent = `${alias}_parent`;
  const existsSql = (above: ObjectDeclaration): RawBuilder<boolean> => sql<boolean>`exists (
      select 1 from ${sql.id(above.table.name)} as ${sql.id(parent)}
      where ${sql.ref(`${parent}.id`)} = ${reference} and ${rowsFor(above, parentAction(action), parent, reader)})`;
  if (field?.polymorphic) {
    const targets = objects.all.filter(
      (above) => mayAny(above, principal, parentAction(action)) && !dependsOnAny(above, objects),
    );
    const each = targets.map(
      (above) => sql<boolean>`(left(${reference}, 3) = ${above.keyPrefix} and ${existsSql(above)})`,
    );
    return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`;
  }
  const above = objects.get(field?.to ?? '');
  return above ? existsSql(above) : sql<boolean>`false`;
}

function childSql(
  { child: childName, by }: Extract<Scope, { readonly child: string }>,
  action: ScopedAction,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const child = reader.objects.get(childName);
  if (!child) return sql<boolean>`false`;
  const part = `${alias}_child`;
  return sql<boolean>`exists (
    select 1 from ${sql.id(child.table.name)} as ${sql.id(part)}
    where ${sql.ref(`${part}.${columnName(by)}`)} = ${sql.ref(`${alias}.id`)}
      and ${rowsFor(child, parentAction(action), part, reader)})`;
}

function condition(
  scope: Scope,
  object: ObjectDeclaration,
  action: ScopedAction,
  alias: string,
  { objects, principal }: Reader,
): RawBuilder<boolean> {
  if (scope === 'all') return sql<boolean>`true`;
  if ('child' in scope) return childSql(scope, action, alias, { objects, principal });
  if ('through' in scope) return throughSql(object, scope.through, action, alias, { objects, principal });
  if ('where' in scope) return scope.where(alias, principal);
  const column = sql.ref(`${alias}.${columnName(scope.field)}`);
  if ('equals' in scope) return sql<boolean>`${column} = ${scope.equals}`;
  if (principal.kind === 'guest') return sql<boolean>`false`;
  return sql<boolean>`${column} = ${scope.is === 'user' ? principal.userId : principal.accountId}`;
}

const scopesOf = (object: ObjectDeclaration, action: ScopedAction, principal: Principal): readonly Scope[] =>
  accessesOf(object, principal).flatMap((access) => access[action] ?? []);

function scopesSql(
  scopes: readonly Scope[],
  object: ObjectDeclaration,
  action: ScopedAction,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const allowed = scopes.map((scope) => condition(scope, object, action, alias, reader));
  return sql<boolean>`(${sql.join(allowed, sql` or `)})`;
}

/** Which rows of an object's table the caller may do this with, as part of a query; deleted rows are never among them. */
export function rowsFor(
  object: ObjectDeclaration,
  action: ScopedAction,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const scopes = scopesOf(object, action, reader.principal);
  const live = sql<boolean>`not ${sql.ref(`${alias}.is_deleted`)}`;
  if (scopes.includes('all')) return live;
  if (scopes.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${live} and ${scopesSql(scopes, object, action, alias, reader)}`;
}

/** The same of deleted rows and others: what the caller may do with a row, or might if it were not deleted. */
export function rowsDeletedOrNot(
  object: ObjectDeclaration,
  action: ScopedAction,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const scopes = scopesOf(object, action, reader.principal);
  if (scopes.includes('all')) return sql<boolean>`true`;
  if (scopes.length === 0) return sql<boolean>`false`;
  return scopesSql(scopes, object, action, alias, reader);
}

/**
 * Rows whose history the caller may see, deleted or not: those that they may read and work with. That is to change or to delete
 * them, or to read all records of the object by a role of their own: what everybody may read was not always for everybody.
 */
export function rowsWithHistory(
  object: ObjectDeclaration,
  alias: string,
  reader: Reader,
): RawBuilder<boolean> {
  const { principal } = reader;
  if (principal.kind === 'guest') return sql<boolean>`false`;
  const read = rowsDeletedOrNot(object, 'read', alias, reader);
  const isStaff = principal.roles.some(
    (role) => role !== 'guest' && [object.permissions[role]?.read ?? []].flat().includes('all'),
  );
  if (isStaff || isAdministrator(principal)) return read;
  const update = rowsDeletedOrNot(object, 'update', alias, reader);
  const remove = rowsDeletedOrNot(object, 'delete', alias, reader);
  return sql<boolean>`(${read} and (${update} or ${remove}))`;
}

/** True for callers with one of these roles, for everybody where none are named, and always for administrators. */
export const isAmong = (roles: readonly Role[] | undefined, principal: Principal): boolean =>
  roles === undefined ||
  isAdministrator(principal) ||
  rolesOf(principal).some((role) => roles.includes(role));

export const mayReadField = (field: Field, principal: Principal): boolean =>
  isAmong(field.readableBy, principal);

/** The field of that name, if there is one and the caller may read it. */
export function readableField(
  { allFields }: ObjectDeclaration,
  name: string,
  principal: Principal,
): Field | undefined {
  const field = allFields[name];
  return field && mayReadField(field, principal) ? field : undefined;
}

export const mayWriteField = (field: Field, principal: Principal, action: 'create' | 'update'): boolean =>
  (action === 'create' ? field.createable : field.updateable) !== false &&
  mayReadField(field, principal) &&
  isAmong(field.writableBy, principal);
