import { normalizeId } from '@relab/contract';
import { sql } from 'kysely';
import { type FieldProblem, saveError } from '../http/record-error.ts';
import { mayAny, mayWriteField, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { checkValue, problemOf } from './check-value.ts';

export type FieldValues = ReadonlyMap<string, string | number | boolean | null>;

/** Only records that the writer may read can be referred to, so that nobody tries out which exist. */
async function missingTargets(
  object: ObjectDeclaration,
  values: FieldValues,
  context: RecordsContext,
): Promise<FieldProblem[]> {
  const { database, objects, who } = context;
  const problems: FieldProblem[] = [];
  for (const [name, value] of values) {
    const target = objects.get(object.fields[name]?.to ?? '');
    if (!target || typeof value !== 'string') continue;
    const visible = rowsFor(target, 'read', 'target', context);
    const { rows } = mayAny(target, who, 'read')
      ? await sql`select 1 from ${sql.id(target.table.name)} as target where id = ${value} and ${visible}`.execute(
          database,
        )
      : { rows: [] };
    if (rows.length === 0) {
      problems.push({
        code: 'FIELD_INTEGRITY_EXCEPTION',
        field: name,
        message: `${name}: there is no such record.`,
      });
    }
  }
  return problems;
}

/** The given fields as they may be stored. Throws the list of everything that is wrong with them. */
export async function checkFields(
  object: ObjectDeclaration,
  given: Readonly<Record<string, unknown>>,
  verb: 'create' | 'update',
  context: RecordsContext,
): Promise<FieldValues> {
  const problems: FieldProblem[] = [];
  const values = new Map<string, string | number | boolean | null>();
  for (const [name, value] of Object.entries(given)) {
    const field = object.fields[name] ?? object.allFields[name];
    if (!field || !mayWriteField(field, context.who, verb)) {
      const code = field ? 'INVALID_FIELD_FOR_INSERT_UPDATE' : 'INVALID_FIELD';
      const message = field ? `Unable to create/update fields: ${name}.` : `No such column '${name}'.`;
      problems.push({ code, field: name, message });
      continue;
    }
    const checked = checkValue(field, value);
    if (!checked.ok) problems.push(problemOf(name, checked));
    else if (field.kind === 'reference' && typeof checked.value === 'string') {
      values.set(name, normalizeId(checked.value));
    } else values.set(name, checked.value);
  }
  for (const [name, field] of Object.entries(object.fields)) {
    if (!field.required || problems.some((problem) => problem.field === name)) continue;
    const cleared = values.has(name) && values.get(name) === null;
    const absent = verb === 'create' && !values.has(name) && field.default === undefined;
    if (cleared || absent) {
      const message = `Required fields are missing: [${name}]`;
      problems.push({ code: 'REQUIRED_FIELD_MISSING', field: name, message });
    }
  }
  if (problems.length === 0) problems.push(...(await missingTargets(object, values, context)));
  if (problems.length > 0) throw saveError(verb, problems.slice(0, 50));
  return values;
}
