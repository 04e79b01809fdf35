import type {
  FieldValue,
  RecordDefaults,
  RecordTemplateClone,
  RecordTemplateCreate,
} from '@relab/contract/records';
import { insufficientAccess, notFound } from '@relab/server/http';
import { illegalQueryParameter } from '../errors.ts';
import { type FormFactor, layoutFor } from '../layouts/layout.ts';
import { layoutFields } from '../layouts/layout-fields.ts';
import { describeObject } from '../object-info/object-info.ts';
import { defaultRecordTypeFor } from '../object-info/record-type-infos.ts';
import { mayCreate, mayReadField, mayWriteField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { recordTypeOf } from '../query/represent.ts';
import { emptySelection, pathOf } from '../query/selection.ts';
import { fillDefaults } from './default-values.ts';
import { readByIds, requireRecordId } from './read-by-ids.ts';
import { choosableType } from './record-types.ts';

interface DefaultsOptions {
  readonly optionalFields?: readonly string[] | undefined;
  readonly recordTypeId?: string | undefined;
}

function creatable(apiName: string, { objects, principal }: RecordsContext): ObjectDeclaration {
  const object = objects.get(apiName);
  if (!object || !mayCreate(object, principal)) throw insufficientAccess();
  return object;
}

/** The type that the request names, else that of the caller's new records. */
function typeFor(
  object: ObjectDeclaration,
  recordTypeId: string | undefined,
  { principal }: RecordsContext,
): RecordType {
  const usual = defaultRecordTypeFor(object, principal);
  if (recordTypeId === undefined || recordTypeId === '') return usual;
  const master = object.recordTypes.at(-1);
  // Clients that know of no types name the master.
  const found = recordTypeId === master?.id ? usual : choosableType(object, recordTypeId, principal);
  if (found) return found;
  const shown = recordTypeId.slice(0, 40);
  throw illegalQueryParameter(`${object.apiName} has no record type ${shown} to choose.`);
}

/** What a new record begins with: the defaults of its type, its type and its owner. */
function beginning(
  object: ObjectDeclaration,
  type: RecordType,
  { principal }: RecordsContext,
): ReadonlyMap<string, Scalar> {
  const values = new Map<string, Scalar>();
  if (object.owned && principal.kind === 'user') values.set('OwnerId', principal.userId);
  if (object.fields.RecordTypeId) values.set('RecordTypeId', type.id);
  fillDefaults(object, type, values);
  return values;
}

const createableFields = (object: ObjectDeclaration, { principal }: RecordsContext): string[] =>
  Object.entries(object.fields).flatMap(([name, field]) =>
    mayWriteField(field, principal, 'create') ? [name] : [],
  );

/** Names among these that the caller may read; others are passed over. */
const optionalNames = (
  object: ObjectDeclaration,
  names: readonly string[] = [],
  { principal }: RecordsContext,
): string[] =>
  names.flatMap((asked) => {
    const [name = '', ...rest] = pathOf(object, asked);
    const field = object.allFields[name];
    return rest.length === 0 && field && mayReadField(field, principal) ? [name] : [];
  });

function show(
  object: ObjectDeclaration,
  names: Iterable<string>,
  values: ReadonlyMap<string, Scalar>,
  { display }: RecordsContext,
): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  for (const name of [...new Set(names)].sort()) {
    const field = object.allFields[name];
    const value = values.get(name) ?? null;
    if (field) fields[name] = { displayValue: display(field, value), value };
  }
  return fields;
}

type FormOptions = DefaultsOptions & { readonly formFactor?: FormFactor | undefined };

/** A form that is not sent yet: its layout, and a record without an id that holds `values` and all that the form shows. */
function form(
  object: ObjectDeclaration,
  type: RecordType,
  values: ReadonlyMap<string, Scalar>,
  { optionalFields, formFactor }: FormOptions,
  context: RecordsContext,
): RecordDefaults {
  const paths = layoutFields(object, type, 'Full', ['Create'], context);
  const shown = paths.flatMap((path) => (path.length === 1 ? path : []));
  const names = [...shown, ...values.keys(), ...optionalNames(object, optionalFields, context)];
  const readable = names.filter((name) => {
    const field = object.allFields[name];
    return field !== undefined && mayReadField(field, context.principal);
  });
  return {
    layout: layoutFor(object, type, 'Full', 'Create', context, formFactor),
    objectInfos: { [object.apiName]: describeObject(object.apiName, context) },
    record: {
      apiName: object.apiName,
      childRelationships: {},
      fields: show(object, readable, values, context),
      id: null,
      lastModifiedById: null,
      lastModifiedDate: null,
      ...recordTypeOf(object, type.id),
      systemModstamp: null,
    },
  };
}

/** What a form for a new record begins with: the fields of its layout. No statement. */
export async function readCreateDefaults(
  apiName: string,
  options: FormOptions,
  context: RecordsContext,
): Promise<RecordDefaults> {
  const object = creatable(apiName, context);
  const type = typeFor(object, options.recordTypeId, context);
  return form(object, type, beginning(object, type, context), options, context);
}

/** What a form for a copy of a record begins with. One statement. */
export async function readCloneDefaults(
  recordId: string,
  options: FormOptions,
  context: RecordsContext,
): Promise<RecordDefaults> {
  const { apiName, fields, recordTypeId } = await readTemplateClone(recordId, options, context);
  const object = creatable(apiName, context);
  const values = Object.entries(fields).flatMap(([name, { value }]) =>
    typeof value === 'object' && value !== null ? [] : [[name, value] as const],
  );
  return form(object, typeFor(object, recordTypeId ?? undefined, context), new Map(values), options, context);
}

/** The fields that the caller may give a new record, with what they begin with. No statement. */
export async function readTemplateCreate(
  apiName: string,
  { optionalFields, recordTypeId }: DefaultsOptions,
  context: RecordsContext,
): Promise<RecordTemplateCreate> {
  const object = creatable(apiName, context);
  const type = typeFor(object, recordTypeId, context);
  const names = [...createableFields(object, context), ...optionalNames(object, optionalFields, context)];
  const fields = show(object, names, beginning(object, type, context), context);
  return { apiName: object.apiName, fields, recordTypeId: type.id };
}

/**
 * The fields of a record that a copy of it can have too: what is unique stays behind, and the caller owns the copy. One
 * statement.
 */
export async function readTemplateClone(
  recordId: string,
  { optionalFields, recordTypeId }: DefaultsOptions,
  context: RecordsContext,
): Promise<RecordTemplateClone> {
  const { objects, principal } = context;
  const object = objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  creatable(object.apiName, context);
  const selection = emptySelection(object);
  const copied = createableFields(object, context).filter((name) => !object.fields[name]?.unique);
  for (const name of [...copied, ...optionalNames(object, optionalFields, context)])
    selection.fields.add(name);
  const source = (await readByIds(selection, [recordId], context)).get(recordId)?.value;
  if (!source) throw notFound();
  const own = source.recordTypeId ?? undefined;
  const kept = recordTypeId ?? (own && choosableType(object, own, principal) ? own : undefined);
  const type = typeFor(object, kept, context);
  const over = new Map<string, Scalar>();
  if (object.owned && principal.kind === 'user') over.set('OwnerId', principal.userId);
  if (object.fields.RecordTypeId) over.set('RecordTypeId', type.id);
  return {
    apiName: object.apiName,
    cloneSourceId: recordId,
    fields: { ...source.fields, ...show(object, over.keys(), over, context) },
    recordTypeId: type.id,
  };
}
