import { insufficientAccess } from '@relab/server/http';
import { illegalQueryParameter, invalidField } from '../errors.ts';
import { findObject } from '../object-info/find-object.ts';
import { mayAny, mayReadField, type Reader } from '../objects/access.ts';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { splitNames } from '../query/requested-fields.ts';

/** A reference field that is filled in, and the objects it may lead to that the caller may read. */
export interface LookupField {
  readonly object: ObjectDeclaration;
  readonly name: string;
  readonly field: Field;
  readonly targets: readonly ObjectDeclaration[];
}

/** Objects that a reference to anything is offered: those that people look at. */
const isLookedAt = ({ listViews, search }: ObjectDeclaration): boolean =>
  Object.keys(listViews).length + Object.keys(search).length > 0;

function targetsOf({ to, polymorphic }: Field, { objects, principal }: Reader): readonly ObjectDeclaration[] {
  const target = to === undefined ? undefined : objects.get(to);
  const all = polymorphic ? objects.all.filter(isLookedAt) : target ? [target] : [];
  return all.filter((object) => mayAny(object, principal, 'read'));
}

/** Throws INSUFFICIENT_ACCESS for the object, INVALID_FIELD for a field that is no reference or may not be read. */
export function findLookup(objectApiName: string, fieldApiName: string, reader: Reader): LookupField {
  const object = findObject(objectApiName, reader);
  const requested = fieldApiName.trim().toLowerCase();
  const found = Object.entries(object.allFields).find(
    ([name, field]) => name.toLowerCase() === requested && mayReadField(field, reader.principal),
  );
  const [name, field] = found ?? [];
  if (name === undefined || field?.kind !== 'reference') {
    throw invalidField(
      `${object.apiName} has no reference named ${fieldApiName.slice(0, 100)}.`,
      fieldApiName.slice(0, 100),
    );
  }
  return { object, name, field, targets: targetsOf(field, reader) };
}

/** Those of the targets that the request names; all where it names none. */
export function chooseTargets(
  lookup: LookupField,
  named: string | readonly string[] | undefined,
): readonly ObjectDeclaration[] {
  const names = splitNames(named).map((name) => name.toLowerCase());
  const chosen =
    names.length === 0
      ? lookup.targets
      : lookup.targets.filter(({ apiName }) => names.includes(apiName.toLowerCase()));
  if (lookup.targets.length === 0) throw insufficientAccess();
  if (chosen.length === new Set(names).size || names.length === 0) return chosen;
  throw illegalQueryParameter(
    `targetApiName: ${lookup.object.apiName}.${lookup.name} leads to ${lookup.targets.map(({ apiName }) => apiName).join(', ')}.`,
  );
}
