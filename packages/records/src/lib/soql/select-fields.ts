import type { Reader } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { emptySelection, type Selection } from '../query/selection.ts';
import { readableFields, resolvePath } from './resolve-field.ts';
import { selectPath } from './row-of.ts';
import type { QueryErrors } from './soql-error.ts';
import type { FieldGroup, FieldPath } from './soql-query.ts';

const isIn: Readonly<Record<FieldGroup, (name: string) => boolean>> = {
  all: () => true,
  custom: isCustom,
  standard: (name) => !isCustom(name),
};

export interface ChosenFields {
  readonly selection: Selection;
  /** In the order of the query, each once. */
  readonly paths: readonly (readonly string[])[];
}

/** A SELECT clause. Throws INVALID_FIELD for a field that is not there or may not be read. */
export function chooseFields(
  object: ObjectDeclaration,
  requested: readonly (FieldPath | FieldGroup)[],
  reader: Reader,
  errors: QueryErrors,
): ChosenFields {
  const selection = emptySelection(object);
  const paths = new Map<string, readonly string[]>();
  const choose = (path: readonly string[]): boolean => {
    if (!selectPath(selection, path, reader)) return false;
    paths.set(path.join('.'), path);
    return true;
  };
  for (const field of requested) {
    if (typeof field === 'string') {
      for (const name of readableFields(object, reader).filter(isIn[field])) choose([name]);
      continue;
    }
    const path = resolvePath(object, field.path, reader);
    if (!path || !choose(path)) throw errors.noField(field.at, field.path, object.apiName);
  }
  return { selection, paths: [...paths.values()] };
}
