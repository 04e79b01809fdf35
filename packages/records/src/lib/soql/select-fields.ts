import type { Reader } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { emptySelection, type Selection } from '../query/selection.ts';
import type { QueryErrors } from './query-error.ts';
import { readableFields, resolveWay } from './resolve-field.ts';
import { selectWay } from './row-of.ts';
import type { FieldGroup, FieldPath } from './soql-query.ts';

const isIn: Readonly<Record<FieldGroup, (name: string) => boolean>> = {
  all: () => true,
  custom: isCustom,
  standard: (name) => !isCustom(name),
};

export interface ChosenFields {
  readonly selection: Selection;
  /** In the order of the query, each once. */
  readonly ways: readonly (readonly string[])[];
}

/** A SELECT clause. Throws INVALID_FIELD for a field that is not there or may not be read. */
export function chooseFields(
  object: ObjectDeclaration,
  wanted: readonly (FieldPath | FieldGroup)[],
  reader: Reader,
  errors: QueryErrors,
): ChosenFields {
  const selection = emptySelection(object);
  const ways = new Map<string, readonly string[]>();
  const choose = (way: readonly string[]): boolean => {
    if (!selectWay(selection, way, reader)) return false;
    ways.set(way.join('.'), way);
    return true;
  };
  for (const field of wanted) {
    if (typeof field === 'string') {
      for (const name of readableFields(object, reader).filter(isIn[field])) choose([name]);
      continue;
    }
    const way = resolveWay(object, field.way, reader);
    if (!way || !choose(way)) throw errors.noField(field.at, field.way, object.apiName);
  }
  return { selection, ways: [...ways.values()] };
}
