import type { FieldProblem } from '@relab/server/http';
import { defaultRecordTypeFor } from '../../object-info/record-type-infos.ts';
import { mayAll, mayReadField, mayWriteField } from '../../objects/access.ts';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { Objects } from '../../objects/objects.ts';
import type { Scalar } from '../../query/display.ts';
import type { RecordsContext } from '../../query/records-context.ts';
import { fillDefaults, fillLanguage } from '../default-values.ts';
import { choosableType, typeOf } from '../record-types.ts';
import { type FieldValues, problemOf, type RecordWrite } from '../record-write.ts';
import { checkChoices } from './check-choices.ts';
import { checkValue } from './check-value.ts';

export interface CheckedFields {
  readonly values: FieldValues;
  readonly names: readonly string[];
  readonly problems: readonly FieldProblem[];
}

/** The writer of a record owns it; only those who may change all records assign them to others. */
function checkOwner({ kind, object }: RecordWrite, values: Map<string, Scalar>, context: RecordsContext) {
  if (!object.owned || !(values.has('OwnerId') || kind === 'create')) return [];
  const { principal } = context;
  const texts = context.objects.texts.values;
  const writer = principal.kind === 'user' ? principal.userId : null;
  const owner = values.get('OwnerId') ?? null;
  if (owner === null && kind === 'create') values.set('OwnerId', writer);
  else if (owner === null) return [problemOf(object, 'OwnerId', 'REQUIRED_FIELD_MISSING', texts.needsOwner)];
  else if (owner !== writer && !mayAll(object, principal, 'update')) {
    return [problemOf(object, 'OwnerId', 'INSUFFICIENT_ACCESS_OR_READONLY', texts.notYoursToGive)];
  }
  return [];
}

function checkType(
  { kind, object }: RecordWrite,
  values: Map<string, Scalar>,
  { principal, objects }: RecordsContext,
) {
  if (!object.fields.RecordTypeId || !(values.has('RecordTypeId') || kind === 'create')) return [];
  const input = values.get('RecordTypeId') ?? null;
  if (input === null && kind === 'create') {
    values.set('RecordTypeId', defaultRecordTypeFor(object, principal).id);
    return [];
  }
  if (input !== null && choosableType(object, String(input), principal)) return [];
  const message = objects.texts.values.recordType(String(input));
  return [problemOf(object, 'RecordTypeId', 'INVALID_CROSS_REFERENCE_KEY', message)];
}

function checkRequired(
  { kind, object }: RecordWrite,
  values: FieldValues,
  wrong: ReadonlySet<string | null>,
  { texts }: Objects,
) {
  const missing = Object.entries(object.fields).filter(
    ([name, { required }]) =>
      required && !wrong.has(name) && (values.has(name) ? values.get(name) === null : kind === 'create'),
  );
  return missing.map(([name, { label }]) => ({
    code: 'REQUIRED_FIELD_MISSING',
    field: name,
    label,
    message: texts.records.missing(name, label),
  }));
}

/**
 * Each value by itself: whether there is such a field for the caller, whether they may write it, whether it can hold the
 * value.
 */
function readGiven({ kind, object, input }: RecordWrite, { principal, objects }: RecordsContext) {
  const verb = kind === 'create' ? 'create' : 'update';
  const values = new Map<string, Scalar>();
  const problems: FieldProblem[] = [];
  for (const [name, value] of Object.entries(input)) {
    const field = object.allFields[name];
    if (!field || !mayReadField(field, principal)) {
      problems.push({ code: 'INVALID_FIELD', field: name, message: `No such column '${name}'.` });
      continue;
    }
    if (!mayWriteField(field, principal, verb)) {
      const message = objects.texts.records.readOnly(name, field.label);
      problems.push({ code: 'INVALID_FIELD_FOR_INSERT_UPDATE', field: name, label: field.label, message });
      continue;
    }
    const checked = checkValue(field, value, objects);
    if (checked.ok) values.set(name, checked.value);
    else problems.push(problemOf(object, name, checked.code, checked.message));
  }
  return { values, problems };
}

/**
 * The fields of the request as they may be stored, with defaults where a record is created, and everything that is wrong with them
 * as far as the record alone shows. `stored` holds the fields named by `neededOfStored`.
 */
export function checkFields(write: RecordWrite, stored: FieldValues, context: RecordsContext): CheckedFields {
  const { kind, object } = write;
  const { values, problems } = readGiven(write, context);
  const names = [...values.keys()];
  problems.push(...checkOwner(write, values, context), ...checkType(write, values, context));
  const changed = new Set(names);
  const type = typeOf(object, values.get('RecordTypeId') ?? stored.get('RecordTypeId'));
  if (kind === 'create') {
    fillDefaults(object, type, values);
    fillLanguage(object, context.language ?? null, values);
  }
  problems.push(...checkChoices(object, type, changed, new Map([...stored, ...values]), context));
  const wrong = new Set([...problems.map(({ field }) => field)]);
  problems.push(...checkRequired(write, values, wrong, context.objects));
  return { values, names, problems };
}

/** Fields of the stored record that a change of `names` cannot be judged without. Few changes need any. */
export function neededOfStored(object: ObjectDeclaration, names: ReadonlySet<string>): readonly string[] {
  const needed = new Set<string>();
  for (const [name, { controlledBy, lookupFilter, values }] of Object.entries(object.fields)) {
    const other = controlledBy ?? lookupFilter?.equals;
    if (other !== undefined && (names.has(name) || names.has(other))) {
      if (!names.has(name)) needed.add(name);
      if (!names.has(other)) needed.add(other);
    }
    const differs = object.recordTypes.some(({ picklists }) => picklists?.[name] !== undefined);
    if (values && differs && names.has(name) && !names.has('RecordTypeId')) needed.add('RecordTypeId');
  }
  return [...needed];
}
