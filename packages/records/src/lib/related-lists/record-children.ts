import type { ConfigFor } from '@relab/contract';
import type { getRecordChildren, RecordCollection } from '@relab/contract/records';
import { type JsonText, notFound } from '@relab/server/http';
import { illegalQueryParameter } from '../errors.ts';
import { maxOffset } from '../query/page-token.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { childFields, findRelationship, readChildPage } from '../records/child-records.ts';
import { requireReasonable } from '../records/record-selection.ts';
import { openParent, parentOf } from './open-parent.ts';

type ChildrenRequest = Omit<ConfigFor<typeof getRecordChildren>, 'recordId' | 'relationshipName'>;

/** As documented. */
const defaultPageSize = 5;

function startOf({ page = 0, pageToken }: ChildrenRequest, pageSize: number): string {
  if (pageToken) return pageToken;
  if (page * pageSize <= maxOffset) return String(page * pageSize);
  throw illegalQueryParameter(
    `page leads to record ${maxOffset} at most; go on with the nextPageUrl of the page before.`,
    'page',
  );
}

/**
 * Child records by the name of their relationship, in the order of their ids. Where no field is named, their name is
 * shown. Two statements: one finds the record, one reads the page. Throws NOT_FOUND for the record and the relationship.
 */
export async function recordChildren(
  recordId: string,
  relationshipName: string,
  request: ChildrenRequest,
  context: RecordsContext,
): Promise<JsonText<RecordCollection>> {
  const { pageSize = defaultPageSize } = request;
  const parent = parentOf(recordId, context);
  const relationship = findRelationship(parent, relationshipName, context);
  if (!relationship) throw notFound();
  const { child } = relationship;
  const selection = selectRequested(
    child,
    childFields(child, request.fields, request.optionalFields),
    context,
  );
  requireReasonable(selection);
  const pageToken = startOf(request, pageSize);
  await openParent(parent, recordId, [], context);
  return await readChildPage(recordId, relationship, selection, request, { pageSize, pageToken }, context);
}
