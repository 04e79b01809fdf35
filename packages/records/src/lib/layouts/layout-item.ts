import type { RecordLayout } from '@relab/contract/records';
import { partsOf } from '../object-info/compounds.ts';
import { isRequired } from '../object-info/describe-field.ts';
import { mayWrite } from '../object-info/may-write.ts';
import { type Reader, readableField } from '../objects/access.ts';
import { isSortable } from '../objects/data-type.ts';
import type { LayoutItem, LayoutMode } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { fieldsOfItem } from './layout-sections.ts';
import { isInMode } from './mode-fields.ts';

export type LayoutItemInfo = RecordLayout['sections'][number]['layoutRows'][number]['layoutItems'][number];

export const emptyLayoutItem: LayoutItemInfo = {
  editableForNew: false,
  editableForUpdate: false,
  label: null,
  layoutComponents: [{ apiName: null, componentType: 'EmptySpace' }],
  lookupIdApiName: null,
  required: false,
  sortable: false,
  uiBehavior: null,
};

/** A compound stands for its parts, as far as they may be read; in short it stands for itself. */
const componentsOf = (object: ObjectDeclaration, name: string, whole: boolean): readonly string[] => {
  const parts = whole ? [] : partsOf(object, name);
  return parts.length > 0 ? parts : [name];
};

const labelOf = (place: LayoutItem, object: ObjectDeclaration, name: string): string =>
  (typeof place === 'object' ? place?.label : undefined) ?? object.allFields[name]?.label ?? name;

export interface ItemOptions {
  readonly mode: LayoutMode;
  /** Keeps compounds together, as at a glance. */
  readonly whole?: boolean;
}

/**
 * One place of a layout for one reader; undefined where nothing in it may be read, or set in a new record, so that the
 * next place moves up.
 */
export function layoutItem(
  object: ObjectDeclaration,
  place: LayoutItem,
  { mode, whole = false }: ItemOptions,
  { principal }: Reader,
): LayoutItemInfo | undefined {
  if (place === null) return emptyLayoutItem;
  const readable = (name: string) => readableField(object, name, principal);
  const names = fieldsOfItem(place).filter(readable);
  const components = names
    .flatMap((name) => componentsOf(object, name, whole))
    .filter((name) => isInMode(object, name, mode, { principal }))
    .flatMap((name) => {
      const field = readable(name);
      return field ? [{ name, field }] : [];
    });
  const [first] = names;
  if (first === undefined || components.length === 0) return undefined;
  const behavior = typeof place === 'string' ? undefined : place.behavior;
  const isEditable = (verb: 'create' | 'update'): boolean =>
    behavior !== 'Readonly' && components.some(({ name }) => mayWrite(object, name, verb, principal));
  const editableForNew = isEditable('create');
  const editableForUpdate = isEditable('update');
  const editable = editableForNew || editableForUpdate;
  const required = editable && (behavior === 'Required' || components.some(({ field }) => isRequired(field)));
  const link = components.find(({ field }) => field.kind === 'reference');
  return {
    editableForNew,
    editableForUpdate,
    label: labelOf(place, object, first),
    layoutComponents: components.map(({ name, field }) => ({
      apiName: name,
      componentType: 'Field' as const,
      label: field.label,
    })),
    lookupIdApiName: link?.name ?? null,
    required,
    sortable: components.length === 1 && components.every(({ field }) => isSortable(field)),
    uiBehavior: required ? 'Required' : editable ? 'Edit' : 'Readonly',
  };
}
