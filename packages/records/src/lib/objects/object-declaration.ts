import type { Declares, Table } from '@relab/database';
import { checkDeclaration } from './check-declaration.ts';
import type { Field } from './field.ts';
import type { RecordPath } from './layout.ts';
import { listIndexes } from './list-indexes.ts';
import { matchIndexes } from './match-indexes.ts';
import type { ObjectInput } from './object-input.ts';
import { objectTable } from './object-table.ts';
import { masterRecordType, type RecordType, type RecordTypeInput, recordTypesOf } from './record-type.ts';
import { searchIndexes } from './search-index.ts';
import { ownerField, recordTypeField, systemFields } from './system-fields.ts';
import { collectTexts, mapObjectTexts } from './translation/object-texts.ts';
import type { Texts } from './translation/object-translation.ts';
import { extendTranslations, readTranslations, type Translations } from './translation/read-translations.ts';
import type { ExtendedColumns, ObjectColumns } from './typed-field.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** An object: its table and every answer about it come from this one declaration. The compiler knows its columns. */
export interface ObjectDeclaration<Columns = unknown>
  extends Required<Omit<ObjectInput, 'color' | 'recordTypes' | 'path' | 'translations'>>,
    Declares<Columns> {
  readonly color: string | null;
  readonly path: RecordPath | null;
  readonly translations: Translations;
  /** Those declared, and the master, which comes last. */
  readonly recordTypes: readonly RecordType[];
  /** The declared fields and those every record has. */
  readonly allFields: Named<Field>;
  readonly table: Table;
}

/** Without what every JavaScript object has: `constructor` is no field. */
const bare = <Value>(entries: Named<Value>): Named<Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);

/** The texts of the object, as declared. */
export const textsOf = (object: ObjectDeclaration): Texts =>
  collectTexts((translate) => mapObjectTexts(object, translate));

/**
 * Declares an object; its table, its calls and its pages follow from it. Throws for a declaration that contradicts
 * itself, such as a layout with a field that is not there.
 */
export function defineObject<
  Fields extends Named<Field>,
  Owned extends boolean = false,
  RecordTypes extends Named<RecordTypeInput> = Record<never, never>,
>(
  input: ObjectInput<Fields, Owned, RecordTypes>,
): ObjectDeclaration<ObjectColumns<Fields, Owned, RecordTypes>> {
  const declaredTypes = recordTypesOf(input.apiName, input.recordTypes ?? {});
  const fields = bare({
    ...input.fields,
    ...(input.owned ? { OwnerId: ownerField } : {}),
    ...(declaredTypes.length > 0 ? { RecordTypeId: recordTypeField(declaredTypes) } : {}),
  });
  const allFields = bare({ ...systemFields, ...fields });
  checkDeclaration(input, allFields);
  const declaration: ObjectDeclaration<ObjectColumns<Fields, Owned, RecordTypes>> = {
    apiName: input.apiName,
    label: input.label,
    labelPlural: input.labelPlural,
    keyPrefix: input.keyPrefix,
    nameField: input.nameField,
    owned: input.owned ?? false,
    hasUserQuota: input.hasUserQuota ?? false,
    recordTypes: [...declaredTypes, masterRecordType],
    fields,
    allFields,
    layouts: input.layouts ?? {},
    path: input.path ?? null,
    listViews: bare(input.listViews ?? {}),
    relatedLists: bare(input.relatedLists ?? {}),
    actions: bare(input.actions ?? {}),
    validationRules: input.validationRules ?? [],
    constraintMessages: bare(input.constraintMessages ?? {}),
    duplicateRules: input.duplicateRules ?? [],
    search: input.search ?? {},
    permissions: input.permissions ?? {},
    color: input.color ?? null,
    translations: {},
    table: objectTable(input.apiName, fields, [
      ...listIndexes(input.apiName, allFields, input.nameField, input.listViews ?? {}),
      ...searchIndexes(input.apiName, fields, input.nameField, input.search ?? {}, input.listViews ?? {}),
      ...matchIndexes(input.apiName, fields, input.duplicateRules ?? []),
    ]),
  };
  if (!input.translations) return declaration;
  const translations = readTranslations(input.apiName, input.translations, textsOf(declaration));
  return { ...declaration, translations };
}

/** What `extendObject` adds to an object; its API name and key prefix stay. */
export type ObjectExtension<
  Fields extends Named<Field> = Named<Field>,
  Owned extends boolean = boolean,
  RecordTypes extends Named<RecordTypeInput> = Named<RecordTypeInput>,
> = Partial<Omit<ObjectInput<Fields, Owned, RecordTypes>, 'apiName' | 'keyPrefix'>>;

const declaredTypes = (types: readonly RecordType[]): Named<RecordTypeInput> =>
  Object.fromEntries(types.flatMap(({ name, id: _, ...type }) => (name === undefined ? [] : [[name, type]])));

/**
 * The object with more of everything: fields, record types, list views, related lists, actions and rules are added; a
 * role's permissions, layouts, path and search replace those it had. Its translations stay those of what is not declared
 * anew.
 */
export function extendObject<
  Base,
  Fields extends Named<Field> = Record<never, never>,
  Owned extends boolean = false,
  RecordTypes extends Named<RecordTypeInput> = Record<never, never>,
>(
  base: ObjectDeclaration<Base>,
  more: ObjectExtension<Fields, Owned, RecordTypes>,
): ObjectDeclaration<ExtendedColumns<Base, ObjectColumns<Fields, Owned, RecordTypes>>> {
  const { translations: _, ...own } = base;
  const extended: ObjectDeclaration = defineObject({
    ...own,
    ...more,
    apiName: base.apiName,
    keyPrefix: base.keyPrefix,
    fields: { ...base.fields, ...more.fields },
    recordTypes: { ...declaredTypes(base.recordTypes), ...more.recordTypes },
    listViews: { ...base.listViews, ...more.listViews },
    relatedLists: { ...base.relatedLists, ...more.relatedLists },
    actions: { ...base.actions, ...more.actions },
    validationRules: [...base.validationRules, ...(more.validationRules ?? [])],
    constraintMessages: { ...base.constraintMessages, ...more.constraintMessages },
    duplicateRules: [...base.duplicateRules, ...(more.duplicateRules ?? [])],
    permissions: { ...base.permissions, ...more.permissions },
  });
  const translations = extendTranslations(
    base.translations,
    textsOf(base),
    textsOf(extended),
    extended.translations,
  );
  return { ...extended, translations } as ObjectDeclaration<
    ExtendedColumns<Base, ObjectColumns<Fields, Owned, RecordTypes>>
  >;
}
