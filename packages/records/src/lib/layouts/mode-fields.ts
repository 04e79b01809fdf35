import { partsOf } from '../object-info/compounds.ts';
import { mayWrite } from '../object-info/may-write.ts';
import { mayCreate, type Reader } from '../objects/access.ts';
import type { LayoutMode } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/**
 * Whether a field, or a part of a compound one, stands in a mode of a layout. A form for a new record holds only what its
 * caller may set: programs send every field that it shows. Who may create nothing sees the form of those who may.
 */
export function isInMode(
  object: ObjectDeclaration,
  name: string,
  mode: LayoutMode,
  { principal }: Pick<Reader, 'principal'>,
): boolean {
  if (mode !== 'Create') return true;
  const parts = partsOf(object, name);
  return (parts.length > 0 ? parts : [name]).some((part) =>
    mayCreate(object, principal)
      ? mayWrite(object, part, 'create', principal)
      : object.allFields[part]?.createable !== false,
  );
}
