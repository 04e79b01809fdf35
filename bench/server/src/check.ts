import { scattered, skuOf } from './data/listing.ts';
import { openConnection } from './load/connection.ts';
import { toBytes } from './load/request.ts';
import { termOf } from './peers/asked.ts';
import type { Asking, Peer, Site } from './peers/peer.ts';
import { batchSize, pageSize, type Scenario } from './scenarios.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is wrong with the records of an answer, or nothing. */
const wrong: Readonly<
  Record<Scenario, (records: readonly Row[], turn: number, site: Site) => string | undefined>
> = {
  read: ([row], turn, { rows }) =>
    row?.stock_keeping_unit === skuOf(scattered(turn, rows)) && row.listed_date !== undefined
      ? undefined
      : 'it is not the record asked for',
  list: (records, _, { firstName }) => wrongPage(records, firstName),
  listFar: (records, _, { far }) => wrongPage(records, far.nextName),
  search(records, turn, { rows }) {
    const term = termOf(turn, rows);
    const fits = records.every((row) => `${row.name} ${row.stock_keeping_unit}`.includes(term));
    return records.length > 0 && fits ? undefined : `of ${records.length} records not all hold ${term}`;
  },
  create: ([row]) => (String(row?.name).startsWith('New listing') ? undefined : 'the record is not there'),
  batch: (records) =>
    records.length === batchSize && records.every((row) => String(row.name).startsWith('New listing'))
      ? undefined
      : `there are not ${batchSize} new records`,
  update: ([row], turn) => (row?.year === 2000 + (turn % 25) ? undefined : 'the year is not the one written'),
};

function wrongPage(records: readonly Row[], firstName: string): string | undefined {
  if (records.length !== pageSize) return `${records.length} records instead of ${pageSize}`;
  const [first] = records;
  return first?.name === firstName ? undefined : `it begins with ${first?.name} instead of ${firstName}`;
}

/** Asks once and looks at the answer: figures of a server that answers something else are worth nothing. */
export async function check(
  peer: Peer,
  asking: Asking,
  scenario: Scenario,
  turn: number,
  site: Site,
): Promise<void> {
  const connection = await openConnection(site.port);
  try {
    const { status, body } = await connection.ask(toBytes(asking.requests[scenario](turn), asking.headers));
    if (status !== 200 && status !== 201) throw new Error(`${status} ${body.slice(0, 300)}`);
    const problem = wrong[scenario](peer.recordsOf(JSON.parse(body)), turn, site);
    if (problem !== undefined) throw new Error(`${problem}: ${body.slice(0, 300)}`);
  } finally {
    connection.close();
  }
}
