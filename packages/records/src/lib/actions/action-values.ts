import type { RecordRepresentation } from '@relab/contract/records';
import { fieldsOfItem } from '../layouts/layout-sections.ts';
import { partsOf } from '../object-info/compounds.ts';
import { readableField } from '../objects/access.ts';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { emptySelection } from '../query/selection.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { fieldsNamed, fillTemplate } from './fill-template.ts';
import type { NamedAction } from './quick-action.ts';
import type { RecordFacts } from './record-facts.ts';

/** The fields of an action's form, compounds by their parts. */
export const formFields = ({ action, target }: NamedAction): readonly string[] =>
  action.items.flatMap(fieldsOfItem).flatMap((name) => {
    const parts = partsOf(target, name);
    return parts.length > 0 ? parts : [name];
  });

/** Fields of a record as its reader may see them; undefined where none of them are there. One statement. */
export async function readValues(
  { id, object }: RecordFacts,
  names: readonly string[],
  context: RecordsContext,
): Promise<RecordRepresentation | undefined> {
  const selection = emptySelection(object);
  for (const name of names) {
    if (readableField(object, name, context.principal)) selection.fields.add(name);
  }
  if (selection.fields.size === 0) return undefined;
  return (await readByIds(selection, [id], context)).get(id)?.value;
}

/** The fields of its record that an action's defaults are read from. */
export const fieldsNeeded = ({ action }: NamedAction): readonly string[] =>
  Object.values(action.defaults ?? {}).flatMap(fieldsNamed);

/** A text that was put together may be longer than what it is for. */
const fitting = ({ length }: Field, value: Scalar): Scalar =>
  typeof value === 'string' && length !== undefined ? value.slice(0, length) : value;

/** The reference by which a task leads to the record it is about: to people by one of its own. */
function referenceTo(target: ObjectDeclaration, above: ObjectDeclaration): string | undefined {
  const fields = Object.entries(target.fields);
  const exact = fields.find(([name, { to }]) => to === above.apiName && name !== 'OwnerId');
  return (exact ?? fields.find(([, { polymorphic }]) => polymorphic))?.[0];
}

/** The field of what is created that refers to the record that the action is done with. */
export const parentFieldOf = ({ action, target }: NamedAction, parent: RecordFacts): string | undefined =>
  action.parentField ?? (action.type === 'LogACall' ? referenceTo(target, parent.object) : undefined);

/** A call that is logged has been made: today, and it is done. */
function callValues(target: ObjectDeclaration, today: string): readonly (readonly [string, Scalar])[] {
  const allows = (name: string, value: string): boolean =>
    target.fields[name]?.values?.some((one) => one.value === value) === true;
  return [
    ...(allows('Status', 'Completed') ? [['Status', 'Completed'] as const] : []),
    ...(allows('TaskSubtype', 'Call') ? [['TaskSubtype', 'Call'] as const] : []),
    ...(target.fields.ActivityDate?.kind === 'date' ? [['ActivityDate', today] as const] : []),
  ];
}

/** What an action fills in by itself: its defaults, the record type, the reference to its record. */
export function ownValues(
  found: NamedAction,
  parent: RecordFacts | undefined,
  values: RecordRepresentation | undefined,
  now: Date,
): ReadonlyMap<string, Scalar> {
  const { action, target, recordType } = found;
  const filled = new Map<string, Scalar>();
  if (action.type === 'LogACall')
    for (const [name, value] of callValues(target, now.toISOString().slice(0, 10))) filled.set(name, value);
  for (const [name, template] of Object.entries(action.defaults ?? {})) {
    const field = target.allFields[name];
    if (field) filled.set(name, fitting(field, fillTemplate(template, values)));
  }
  if (action.type === 'Update') return filled;
  if (recordType) filled.set('RecordTypeId', recordType.id);
  const reference = parent && parentFieldOf(found, parent);
  if (parent && reference !== undefined) filled.set(reference, parent.id);
  return filled;
}
