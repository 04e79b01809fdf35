import type { SearchFilterMetadata, SearchFilterOptions } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { columnLabel } from '../lists/column.ts';
import { requireReadable } from '../lists/find-lists.ts';
import { mayAny, type Reader, rowsFor } from '../objects/access.ts';
import type { FieldKind } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { likePattern, operatorsFor } from '../query/condition.ts';
import { expressionOf, type FieldExpression } from '../query/field-expression.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { pathOf } from '../query/selection.ts';

const choiceKinds: ReadonlySet<FieldKind> = new Set(['picklist', 'multiPicklist', 'boolean']);
const maxOptions = 50;

interface Filter {
  readonly name: string;
  readonly path: readonly string[];
  readonly expression: FieldExpression;
}

/** Those declared, or choices and the day of creation; only fields that the reader may read and that can be filtered by. */
function filtersOf(object: ObjectDeclaration, reader: Reader): readonly Filter[] {
  const choices = Object.entries(object.fields).filter(([, { kind }]) => choiceKinds.has(kind));
  const names = object.search.filters ?? [...choices.map(([name]) => name), 'CreatedDate'];
  return names.flatMap((name) => {
    const path = pathOf(object, name);
    const expression = expressionOf(object, path, 't0', reader);
    return expression && operatorsFor(expression.field.kind).length > 0
      ? [{ name: path.join('.'), path, expression }]
      : [];
  });
}

const hasOptions = ({ field }: FieldExpression): boolean =>
  choiceKinds.has(field.kind) || field.to !== undefined;

/** The fields by which results can be narrowed. The platform does not publish the form of this response. No statement. */
export function searchFilters(apiName: string, reader: Reader): SearchFilterMetadata {
  const object = requireReadable(apiName.trim(), reader);
  return {
    objectApiName: object.apiName,
    filters: filtersOf(object, reader).map(({ name, path, expression }) => ({
      apiName: name,
      fieldPath: name,
      objectApiName: object.apiName,
      label: columnLabel(object, path, reader),
      type: expression.field.kind,
      operators: operatorsFor(expression.field.kind),
      hasOptions: hasOptions(expression),
    })),
  };
}

interface Option {
  readonly label: string;
  readonly value: string;
}

/** Names of the records that a reference may lead to and that the reader may read, by alphabet. One statement. */
async function namesOf(
  target: ObjectDeclaration,
  q: string | undefined,
  context: RecordsContext,
): Promise<readonly Option[]> {
  const expression = expressionOf(target, [target.nameField], 't0', context);
  if (!expression || !mayAny(target, context.principal, 'read')) return [];
  const fits: RawBuilder<boolean> = q
    ? sql<boolean>`${expression.sql} ilike ${`%${likePattern(q)}%`}`
    : sql<boolean>`true`;
  const { rows } = await sql<Option>`
    select (${expression.sql})::text as label, t0.id as value from ${sql.id(target.table.name)} as t0
    where ${rowsFor(target, 'read', 't0', context)} and ${expression.sql} is not null and ${fits}
    order by ${expression.sql}, t0.id limit ${maxOptions + 1}`.execute(context.database);
  return rows;
}

const ofBoolean = ({ texts: { search } }: Objects): readonly Option[] => [
  { label: search.yes, value: 'true' },
  { label: search.no, value: 'false' },
];

/** What a filter may be set to: values of a picklist, or records. One statement for references, else none. */
export async function searchOptions(
  apiName: string,
  filterApiName: string,
  q: string | undefined,
  context: RecordsContext,
): Promise<SearchFilterOptions> {
  const object = requireReadable(apiName.trim(), context);
  const requested = pathOf(object, filterApiName).join('.').toLowerCase();
  const filter = filtersOf(object, context).find(({ name }) => name.toLowerCase() === requested);
  if (!filter) {
    throw new ApiError(
      'NOT_FOUND',
      `A search of ${object.apiName} has no filter ${filterApiName.slice(0, 100)}.`,
    );
  }
  const { field } = filter.expression;
  const term = q?.trim().toLowerCase() || undefined;
  const target = field.to === undefined ? undefined : context.objects.get(field.to);
  const known: readonly Option[] =
    field.kind === 'boolean' ? ofBoolean(context.objects) : (field.values ?? []);
  const options = target
    ? await namesOf(target, term, context)
    : known.filter(({ label }) => term === undefined || label.toLowerCase().includes(term));
  return {
    objectApiName: object.apiName,
    filterApiName: filter.name,
    options: options.slice(0, maxOptions).map(({ label, value }) => ({ label, value })),
    hasMore: options.length > maxOptions,
  };
}
