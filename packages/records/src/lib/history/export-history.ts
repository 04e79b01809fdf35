import type { ConfigFor } from '@relab/contract';
import type { exportHistory as exportHistoryCall, RecordHistory } from '@relab/contract/records';
import type { RecordsContext } from '../query/records-context.ts';
import { csvRow } from './csv.ts';
import { readHistory } from './read-history.ts';

type Config = Omit<ConfigFor<typeof exportHistoryCall>, 'version'>;

const head = [
  'CreatedDate',
  'CreatedById',
  'CreatedBy',
  'Client',
  'Operation',
  'Object',
  'ParentId',
  'Parent',
  'Field',
  'OldValue',
  'NewValue',
];

/** So many writes are read at once. */
const pageSize = 200;

/** A row for each field of a write, and one for a write that changed none. */
function rowsOf(entry: RecordHistory): string {
  const { createdDate, createdById, createdByName, clientName, clientId } = entry;
  const { operation, apiName, parentId, parentName } = entry;
  const common = [
    createdDate,
    createdById,
    createdByName,
    clientName ?? clientId,
    operation,
    apiName,
    parentId,
    parentName,
  ];
  if (entry.changes.length === 0) return csvRow([...common, null, null, null]);
  return entry.changes
    .map(({ field, oldValue, newValue }) => csvRow([...common, field, oldValue, newValue]))
    .join('');
}

/** As CSV in UTF-8 with a byte order mark, without which spreadsheets assume another encoding. Read only as fast as it is consumed. */
export async function exportHistory(config: Config, context: RecordsContext): Promise<Response> {
  const encoder = new TextEncoder();
  // What is wrong with the request is an error, not half a file.
  let page = await readHistory({ ...config, pageSize }, context);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (!isFirst && page.nextPageToken !== null) {
        page = await readHistory({ ...config, pageSize, pageToken: page.nextPageToken }, context);
        if (page.records.length > 0) break;
      }
      const rows = page.records.map(rowsOf).join('');
      const text = isFirst ? `\ufeff${csvRow(head)}${rows}` : rows;
      isFirst = false;
      if (text !== '') controller.enqueue(encoder.encode(text));
      page = { ...page, records: [] };
      if (page.nextPageToken === null) controller.close();
    },
  });
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="history.csv"',
  };
  return new Response(body, { headers });
}
