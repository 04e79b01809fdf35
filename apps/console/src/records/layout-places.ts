import type { FieldInfo, LayoutSection, ObjectInfo, RecordLayout } from '@relab/contract/records';

export type LayoutItem = LayoutSection['layoutRows'][number]['layoutItems'][number];

/** A field at its place in a layout. */
export interface Place {
  readonly field: FieldInfo;
  /** What the layout calls it, where it stands alone there. */
  readonly label: string;
  readonly isRequired: boolean;
  readonly isEditable: boolean;
}

/** The fields of an item: one, or the parts of a compound. A field that is not described any more is left out. */
export function placesOf(item: LayoutItem, info: ObjectInfo, isNew: boolean): readonly Place[] {
  const components = item.layoutComponents.filter(({ componentType }) => componentType === 'Field');
  const mayEdit = isNew ? item.editableForNew : item.editableForUpdate;
  return components.flatMap(({ apiName }) => {
    const field = info.fields[apiName ?? ''];
    if (!field) return [];
    const isAlone = components.length === 1;
    return [
      {
        field,
        label: isAlone ? (item.label ?? field.label) : field.label,
        isRequired: field.dataType !== 'Boolean' && (isAlone ? item.required : field.required),
        isEditable: mayEdit && (isNew ? field.createable : field.updateable),
      },
    ];
  });
}

/** All places of a layout by the name of their field. */
export function layoutPlaces(
  { sections }: Pick<RecordLayout, 'sections'>,
  info: ObjectInfo,
  isNew: boolean,
): ReadonlyMap<string, Place> {
  const places = sections.flatMap(({ layoutRows }) =>
    layoutRows.flatMap(({ layoutItems }) => layoutItems.flatMap((item) => placesOf(item, info, isNew))),
  );
  return new Map(places.map((place) => [place.field.apiName, place]));
}
