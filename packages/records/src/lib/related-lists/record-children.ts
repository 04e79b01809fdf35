import type { RecordCollection } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';
import { mayAny, mayReadField } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { maxOffset } from '../query/page-token.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { childrenUrls } from '../records/children-url.ts';
import { requireReasonable } from '../records/record-selection.ts';
import { openParent, parentOf } from './open-parent.ts';

export interface ChildrenRequest {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  /** Pages before this one. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  /** The server's own; it goes before `page`. */
  readonly pageToken?: string | undefined;
}

/** As documented. */
const defaultPageSize = 5;

/** Unknown ways and those that the caller may not go look the same. */
function requireRelationship(
  parent: ObjectDeclaration,
  name: string,
  { objects, principal }: RecordsContext,
): ChildRelationship {
  const relationship = objects.children(parent.apiName).get(name);
  const field = relationship?.child.fields[relationship.field];
  if (
    relationship &&
    field &&
    mayAny(relationship.child, principal, 'read') &&
    mayReadField(field, principal)
  )
    return relationship;
  throw notFound();
}

function startOf({ page = 0, pageToken }: ChildrenRequest, pageSize: number): string {
  if (pageToken) return pageToken;
  if (page * pageSize <= maxOffset) return String(page * pageSize);
  throw illegalQueryParameter(
    `page leads to record ${maxOffset} at most; go on with the nextPageUrl of the page before.`,
    'page',
  );
}

/**
 * The records below one, by the name of the way there and in the order of their ids. Where no field is asked for, their
 * name is shown. Two statements: one finds the record, one reads the page. Throws NOT_FOUND for the record and the way.
 */
export async function recordChildren(
  recordId: string,
  relationshipName: string,
  request: ChildrenRequest,
  context: RecordsContext,
): Promise<RecordCollection> {
  const { fields = [], optionalFields = [], pageSize = defaultPageSize } = request;
  const parent = parentOf(recordId, context);
  const { name, child, field } = requireRelationship(parent, relationshipName, context);
  const named = fields.length + optionalFields.length > 0;
  const requested = {
    fields,
    optionalFields: [...optionalFields, ...(named ? [] : ['Id', child.nameField])],
  };
  const selection = selectRequested(child, requested, context);
  requireReasonable(selection);
  const pageToken = startOf(request, pageSize);
  await openParent(parent, recordId, [], context);
  const conditions = [sql<boolean>`${sql.ref(`t0.${columnName(field)}`)} = ${recordId}`];
  const page = await readPage(child, { selection, conditions, sorts: [], pageSize, pageToken }, context);
  const url = childrenUrls(recordId, name, request, pageSize);
  return {
    count: page.records.length,
    currentPageToken: pageToken,
    currentPageUrl: url(pageToken),
    nextPageToken: page.nextPageToken,
    nextPageUrl: url(page.nextPageToken),
    previousPageToken: page.previousPageToken,
    previousPageUrl: url(page.previousPageToken),
    records: [...page.records],
  };
}
