import { partsOf } from '../object-info/compounds.ts';
import { type Reader, readableField } from '../objects/access.ts';
import type { LayoutMode } from '../objects/layout.ts';
import { relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import { declaredLayout, fieldsOfItem, isShownIn, type LayoutType } from './layout-sections.ts';
import { isInMode } from './mode-fields.ts';

/** D-162: these come with every layout. */
const usual = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'];

/** A compound comes with its parts, a reference with the name of what it leads to. */
function waysOf(
  object: ObjectDeclaration,
  name: string,
  { principal, objects }: Reader,
): (readonly string[])[] {
  const parts = partsOf(object, name);
  return [name, ...parts].flatMap((own) => {
    const field = readableField(object, own, principal);
    if (!field) return [];
    const target = field.to === undefined ? undefined : objects.get(field.to);
    if (!target) return [[own]];
    const relationship = field.relationshipName ?? relationshipNameOf(own);
    return [[own], [relationship, 'Id'], [relationship, target.nameField]];
  });
}

/** Paths of all fields that a layout shows the caller in any of the modes. */
export function layoutFields(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
  modes: readonly LayoutMode[],
  reader: Reader,
): readonly (readonly string[])[] {
  const { sections } = declaredLayout(object, recordType, layoutType, reader.objects);
  const names = modes.flatMap((mode) =>
    sections
      .filter((section) => isShownIn(section, mode))
      .flatMap(({ items }) => items.flatMap(fieldsOfItem))
      .filter((name) => isInMode(object, name, mode, reader)),
  );
  const typed = object.fields.RecordTypeId ? ['RecordTypeId'] : [];
  const fields = [...new Set([...names, ...typed])].flatMap((name) => waysOf(object, name, reader));
  return [...fields, ...usual.map((name) => [name])];
}
