import { illegalQueryParameter, invalidField } from '../errors.ts';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { emptySelection, pathOf, type Selection, select } from './selection.ts';

/** Names of a request: a list of them, or one text with commas between. Blank ones are left out. */
export const splitNames = (names: string | readonly string[] = []): readonly string[] =>
  String(names)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export interface RequestedFields {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly layoutTypes?: readonly string[] | undefined;
}

/**
 * D-154. The fields of layouts are added by the caller of this. A field that is not there fails the call when it was named
 * for in `fields`, and is left out when optional.
 */
export function selectRequested(
  object: ObjectDeclaration,
  requested: RequestedFields,
  reader: Reader,
): Selection {
  const { fields = [], optionalFields = [], layoutTypes = [] } = requested;
  if (fields.length + optionalFields.length + layoutTypes.length === 0) {
    throw illegalQueryParameter('You must specify at least one of fields, optionalFields or layoutTypes.');
  }
  const selection = emptySelection(object);
  for (const name of fields) {
    if (select(selection, pathOf(object, name), reader)) continue;
    throw invalidField(`No such column '${name.slice(0, 100)}' on entity '${object.apiName}'.`, name);
  }
  for (const name of optionalFields) select(selection, pathOf(object, name), reader);
  return selection;
}
