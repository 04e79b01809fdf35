import type { LookupRecords } from '@relab/contract/records';
import { type Document, isRecord, type StoredRecord, withValueAt } from '@relab/store';
import type { Client } from '../client/client.ts';
import { ingestRecordsAt } from '../records/record-response.ts';

/** Tells records of the same name apart in this one lookup. It looks like a field and is none: no record read knows it. */
const distinction = 'DisambiguationField';

function withoutDistinction(record: StoredRecord): StoredRecord {
  const { [distinction]: _, ...fields } = record.fields;
  return { ...record, fields };
}

type Parts = Document['parts'];

/** The records of one object, cached once each; what distinguishes them stays in the response. */
function collectionParts(client: Client, object: string, records: readonly StoredRecord[]): Parts {
  const at = ['lookupResults', object, 'records'];
  if (!records.some(({ fields }) => Object.hasOwn(fields, distinction)))
    return [ingestRecordsAt(client, { at, records })];
  const places = records.flatMap(
    (record, index): Parts => [
      ingestRecordsAt(client, { at: [...at, index], records: withoutDistinction(record) }),
      ...(Object.hasOwn(record.fields, distinction)
        ? [{ at: [...at, index, 'fields', distinction], value: record.fields[distinction] }]
        : []),
    ],
  );
  return [{ at, value: records.map(() => null) }, ...places];
}

/** The response with its records under their ids. Whatever is no list of records stays as it came. */
export function lookupDocument(client: Client, response: LookupRecords): Document {
  const parts: Parts[number][] = [];
  for (const [object, collection] of Object.entries(response.lookupResults)) {
    const { records } = Object(collection) as { readonly records?: unknown };
    if (Array.isArray(records) && records.every(isRecord))
      parts.push(...collectionParts(client, object, records));
  }
  const value = parts.reduce<unknown>(
    (rest, { at }) => (at.length === 3 ? withValueAt(rest, at, null) : rest),
    response,
  );
  return { value, parts };
}
