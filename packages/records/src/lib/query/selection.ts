import type { Principal } from '@relab/server/principal';
import { mayReadField, type Reader } from '../objects/access.ts';
import { relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/** Fields requested of one object, and through its references of others. */
export interface Selection {
  readonly object: ObjectDeclaration;
  readonly fields: Set<string>;
  /** By relationship name. */
  readonly nested: Map<string, NestedSelection>;
}

interface NestedSelection {
  /** The reference that leads there. */
  readonly field: string;
  readonly selection: Selection;
}

/** References are followed five deep. */
export const maxReferenceDepth = 5;

export const emptySelection = (object: ObjectDeclaration): Selection => ({
  object,
  fields: new Set(),
  nested: new Map(),
});

/** The reference behind a relationship name, if the caller may read it. */
export function referenceBehind(
  object: ObjectDeclaration,
  relationship: string,
  principal: Principal,
): { readonly field: string; readonly to: string } | undefined {
  for (const [field, declared] of Object.entries(object.allFields)) {
    if (declared.to === undefined || !mayReadField(declared, principal)) continue;
    if ((declared.relationshipName ?? relationshipNameOf(field)) === relationship) {
      return { field, to: declared.to };
    }
  }
  return undefined;
}

/**
 * Adds a field by its path from the object (`Name`, `Account.Name`); false when there is no such field, or none that
 * the caller may read.
 */
export function select(selection: Selection, path: readonly string[], reader: Reader): boolean {
  const [name, ...rest] = path;
  if (name === undefined || path.length > maxReferenceDepth + 1) return false;
  if (rest.length === 0) {
    const field = selection.object.allFields[name];
    if (!field || !mayReadField(field, reader.principal)) return false;
    selection.fields.add(name);
    return true;
  }
  const reference = referenceBehind(selection.object, name, reader.principal);
  const target = reference && reader.objects.get(reference.to);
  if (!reference || !target) return false;
  const known = selection.nested.get(name)?.selection;
  const nested = known ?? emptySelection(target);
  if (!select(nested, rest, reader)) return false;
  selection.nested.set(name, { field: reference.field, selection: nested });
  return true;
}

/** `Account.Name` of an Account is its `Name`; the object's name in front may be left out. */
export function pathOf(object: ObjectDeclaration, name: string): readonly string[] {
  const parts = name.trim().split('.');
  return parts[0] === object.apiName && parts.length > 1 ? parts.slice(1) : parts;
}

export function selectAll(object: ObjectDeclaration, principal: Principal): Selection {
  const selection = emptySelection(object);
  for (const [name, field] of Object.entries(object.allFields)) {
    if (mayReadField(field, principal)) selection.fields.add(name);
  }
  return selection;
}

/** Fields by their names, those that the reader may read. */
export function selectNames(object: ObjectDeclaration, names: Iterable<string>, reader: Reader): Selection {
  const selection = emptySelection(object);
  for (const name of names) select(selection, pathOf(object, name), reader);
  return selection;
}
