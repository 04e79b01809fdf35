import { compoundParts } from '../object-info/compounds.ts';
import type { LayoutItem, LayoutMode, LayoutSection } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { declaredId, type RecordType } from '../objects/record-type.ts';

export type LayoutType = 'Full' | 'Compact';

/** A layout as declared, for all readers. Record types without one of their own share the object's, ids included. */
export interface DeclaredLayout {
  readonly id: string;
  readonly sections: readonly (LayoutSection & { readonly id: string })[];
}

type Texts = Objects['texts']['layouts'];

/** What people do not fill in themselves stands apart. */
const systemInformation = (texts: Texts): LayoutSection => ({
  heading: texts.systemInformation,
  name: 'System Information',
  collapsible: true,
  modes: ['Edit', 'View'],
  items: [
    { fields: ['CreatedById', 'CreatedDate'], label: texts.createdBy },
    { fields: ['LastModifiedById', 'LastModifiedDate'], label: texts.lastModifiedBy },
  ],
});

/** All fields, those that are parts of others as a whole; a record's type is chosen before there is a form. */
function defaultSections(object: ObjectDeclaration, texts: Texts): readonly LayoutSection[] {
  const parts = compoundParts(object);
  const items = Object.keys(object.fields).filter((name) => !parts.has(name) && name !== 'RecordTypeId');
  const information = { heading: texts.information, name: 'Information', collapsible: true, items };
  return [information, systemInformation(texts)];
}

const compactSection = (items: readonly string[]): LayoutSection => ({
  heading: '',
  columns: 1,
  useHeading: false,
  items,
});

/** Sections of the same name differ by their order. */
function withIds(layoutId: string, sections: readonly LayoutSection[]): DeclaredLayout['sections'] {
  const seen = new Map<string, number>();
  return sections.map((section) => {
    const name = section.name ?? section.heading;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...section, id: declaredId('01B', layoutId, name, String(count)) };
  });
}

function findLayout(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
  texts: Texts,
): DeclaredLayout {
  const { layouts, apiName, nameField } = object;
  const own = recordType.name === undefined ? undefined : layouts.recordTypes?.[recordType.name];
  const isOwn = (layoutType === 'Full' ? own?.full : own?.compact) !== undefined;
  const id = declaredId('00h', apiName, layoutType, (isOwn && recordType.name) || '');
  const sections =
    layoutType === 'Full'
      ? (own?.full ?? layouts.full ?? defaultSections(object, texts))
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
  { texts }: Objects,
): DeclaredLayout {
  const layouts = layoutsOf.get(object) ?? new Map<string, DeclaredLayout>();
  layoutsOf.set(object, layouts);
  const key = `${recordType.id} ${layoutType}`;
  const layout = layouts.get(key) ?? findLayout(object, recordType, layoutType, texts.layouts);
  layouts.set(key, layout);
  return layout;
}

export const isShownIn = ({ modes }: LayoutSection, mode: LayoutMode): boolean =>
  modes?.includes(mode) ?? true;

/** The fields that a place names, none where it is empty. */
export const fieldsOfItem = (place: LayoutItem): readonly string[] =>
  place === null ? [] : typeof place === 'string' ? [place] : place.fields;
