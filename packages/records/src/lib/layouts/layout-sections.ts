import { compoundParts } from '../object-info/compounds.ts';
import type { LayoutItem, LayoutMode, LayoutSection } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId, type RecordType } from '../objects/record-type.ts';

export type LayoutType = 'Full' | 'Compact';

/** A layout as declared, for all readers. Record types without one of their own share the object's, ids included. */
export interface DeclaredLayout {
  readonly id: string;
  readonly sections: readonly (LayoutSection & { readonly id: string })[];
}

/** What people do not fill in themselves stands apart. */
const systemInformation: LayoutSection = {
  heading: 'System Information',
  collapsible: true,
  modes: ['Edit', 'View'],
  items: [
    { fields: ['CreatedById', 'CreatedDate'], label: 'Created By' },
    { fields: ['LastModifiedById', 'LastModifiedDate'], label: 'Last Modified By' },
  ],
};

/** All fields, those that are parts of others as a whole; a record's type is chosen before there is a form. */
function defaultSections(object: ObjectDeclaration): readonly LayoutSection[] {
  const parts = compoundParts(object);
  const items = Object.keys(object.fields).filter((name) => !parts.has(name) && name !== 'RecordTypeId');
  return [{ heading: 'Information', collapsible: true, items }, systemInformation];
}

const compactSection = (items: readonly string[]): LayoutSection => ({
  heading: '',
  columns: 1,
  useHeading: false,
  items,
});

/** Sections of the same heading differ by their order. */
function withIds(layoutId: string, sections: readonly LayoutSection[]): DeclaredLayout['sections'] {
  const seen = new Map<string, number>();
  return sections.map((section) => {
    const count = (seen.get(section.heading) ?? 0) + 1;
    seen.set(section.heading, count);
    return { ...section, id: declaredId('01B', layoutId, section.heading, String(count)) };
  });
}

function findLayout(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
): DeclaredLayout {
  const { layouts, apiName, nameField } = object;
  const own = recordType.name === undefined ? undefined : layouts.recordTypes?.[recordType.name];
  const isOwn = (layoutType === 'Full' ? own?.full : own?.compact) !== undefined;
  const id = declaredId('00h', apiName, layoutType, (isOwn && recordType.name) || '');
  const sections =
    layoutType === 'Full'
      ? (own?.full ?? layouts.full ?? defaultSections(object))
      : [compactSection(own?.compact ?? layouts.compact ?? [nameField])];
  return { id, sections: withIds(id, sections) };
}

/** By record type and layout type; there are as many as an object declares. */
const layoutsOf = new WeakMap<ObjectDeclaration, Map<string, DeclaredLayout>>();

/** Without a declaration: all fields, and in short the name alone. */
export function declaredLayout(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
): DeclaredLayout {
  const layouts = layoutsOf.get(object) ?? new Map<string, DeclaredLayout>();
  layoutsOf.set(object, layouts);
  const key = `${recordType.id} ${layoutType}`;
  const layout = layouts.get(key) ?? findLayout(object, recordType, layoutType);
  layouts.set(key, layout);
  return layout;
}

export const isShownIn = ({ modes }: LayoutSection, mode: LayoutMode): boolean =>
  modes?.includes(mode) ?? true;

/** The fields that a place names, none where it is empty. */
export const fieldsOfItem = (place: LayoutItem): readonly string[] =>
  place === null ? [] : typeof place === 'string' ? [place] : place.fields;
