import type { RecordLayout } from '@relab/contract/records';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import type { Reader } from '../objects/access.ts';
import type { LayoutMode, LayoutSection } from '../objects/layout.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { createObjectsCache, rolesKey } from '../objects/objects-cache.ts';
import type { RecordType } from '../objects/record-type.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { emptyLayoutItem, type LayoutItemInfo, layoutItem } from './layout-item.ts';
import { type DeclaredLayout, declaredLayout, isShownIn, type LayoutType } from './layout-sections.ts';

type Section = RecordLayout['sections'][number];
export type FormFactor = 'Large' | 'Medium' | 'Small';

/** Rows of as many items as there are columns; the last is filled up. */
function rowsOf(items: readonly LayoutItemInfo[], columns: number): Section['layoutRows'] {
  const rows: Section['layoutRows'][number][] = [];
  for (let start = 0; start < items.length; start += columns) {
    const row = items.slice(start, start + columns);
    while (row.length < columns) row.push(emptyLayoutItem);
    rows.push({ layoutItems: row });
  }
  return rows;
}

export interface SectionOptions {
  readonly mode: LayoutMode;
  /** Small devices have one column, and no empty places. */
  readonly formFactor?: FormFactor | undefined;
  /** Keeps compounds together. */
  readonly whole?: boolean;
}

/** A section for one reader; undefined where nothing in it may be read. */
export function layoutSection(
  object: ObjectDeclaration,
  section: LayoutSection & { readonly id: string },
  options: SectionOptions,
  reader: Reader,
): Section | undefined {
  const isSmall = options.formFactor === 'Small';
  const columns = isSmall ? 1 : (section.columns ?? 2);
  const items = section.items
    .filter((item) => !(isSmall && item === null))
    .flatMap((item) => layoutItem(object, item, options, reader) ?? []);
  if (items.every((item) => item === emptyLayoutItem)) return undefined;
  const layoutRows = rowsOf(items, columns);
  const useHeading = section.useHeading ?? true;
  return {
    collapsible: section.collapsible ?? false,
    columns,
    heading: section.heading === '' ? null : section.heading,
    id: section.id,
    layoutRows,
    rows: layoutRows.length,
    tabOrder: section.tabOrder ?? 'LeftRight',
    useHeading,
  };
}

/** The sections of a declared layout that a reader sees in a mode. */
export const sectionsFor = (
  object: ObjectDeclaration,
  { sections }: DeclaredLayout,
  options: SectionOptions,
  reader: Reader,
): Section[] =>
  sections
    .filter((section) => isShownIn(section, options.mode))
    .flatMap((section) => layoutSection(object, section, options, reader) ?? []);

function layOut(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
  mode: LayoutMode,
  reader: Reader,
  formFactor: FormFactor | undefined,
): Tagged<RecordLayout> {
  const declared = declaredLayout(object, recordType, layoutType, reader.objects);
  return withETag({
    id: declared.id,
    layoutType,
    mode,
    objectApiName: object.apiName,
    recordTypeId: recordType.id,
    // Nothing about saving is left to people who fill in the form.
    saveOptions: [],
    sections: sectionsFor(object, declared, { mode, formFactor, whole: layoutType === 'Compact' }, reader),
  });
}

/** Those of the latest requests. */
const cached = createObjectsCache<Tagged<RecordLayout>>(500);

/** How records of a type are laid out for the caller: the same for the same roles. No statement. */
export function layoutFor(
  object: ObjectDeclaration,
  recordType: RecordType,
  layoutType: LayoutType,
  mode: LayoutMode,
  reader: Reader,
  formFactor?: FormFactor,
): Tagged<RecordLayout> {
  const key = [
    object.apiName,
    recordType.id,
    layoutType,
    mode,
    formFactor,
    rolesKey(reader.principal),
  ].join();
  return cached(reader.objects, key, () => layOut(object, recordType, layoutType, mode, reader, formFactor));
}

export interface LayoutConfig {
  readonly objectApiName: string;
  readonly layoutType?: LayoutType | undefined;
  readonly mode?: LayoutMode | undefined;
  readonly recordTypeId?: string | undefined;
  readonly formFactor?: FormFactor | undefined;
}

/** Full and View by default. Throws INSUFFICIENT_ACCESS (object), ILLEGAL_QUERY_PARAMETER_VALUE (type). */
export function readLayout(config: LayoutConfig, reader: Reader): Tagged<RecordLayout> {
  const { layoutType = 'Full', mode = 'View', formFactor } = config;
  const object = findObject(config.objectApiName, reader);
  const recordType = findRecordType(object, config.recordTypeId);
  return layoutFor(object, recordType, layoutType, mode, reader, formFactor);
}
