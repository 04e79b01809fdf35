import type { ListInfo, ListRecords, ListUi } from '@relab/contract/records';
import { type JsonText, jsonArray, jsonObject } from '@relab/server/http';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { listVisits, noteVisits } from '../recent/note-visits.ts';
import type { SeenList } from './list.ts';
import { listInfo } from './list-info.ts';
import { type ListRequest, listRecords } from './list-records.ts';

/** Remembers that the caller has opened a list. One statement; none for guests and for the list of what was seen last. */
async function visitList({ list }: SeenList, context: RecordsContext): Promise<void> {
  if (list.id !== null) await noteVisits(context, [{ recordId: list.id, object: listVisits }]);
}

/** What a list looks like to a caller who opens it. */
export async function openListInfo(seen: SeenList, context: RecordsContext): Promise<ListInfo> {
  await visitList(seen, context);
  return listInfo(seen, context);
}

/** D-036: a list and one page of its records. Going on to a further page is not a visit. */
export async function openListUi(
  seen: SeenList,
  request: ListRequest,
  context: RecordsContext,
): Promise<JsonText<ListUi>> {
  const records = await listRecords(seen, request, context);
  if (!request.pageToken) await visitList(seen, context);
  const info = listInfo(seen, context);
  return jsonObject({ eTag: eTagOf(jsonArray<string | ListRecords>([info.eTag, records])), info, records });
}
