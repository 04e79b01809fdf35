// Brings a server's instruments to what a CSV file says: `CLIENT_SECRET=… node import.ts instruments.csv`.
import { readFile } from 'node:fs/promises';
import { type Client, ClientError } from '@relab/client';
import { createRecord, getListRecordsByName, updateRecord } from '@relab/client/records';
import { createInput, type RecordOf, updateInput } from '@relab/client/schema';
import { connect } from './connect.ts';
import { Instrument__c } from './records.ts';

const fields = [Instrument__c.Name, Instrument__c.Room__c] as const;
type Instrument = RecordOf<(typeof fields)[number]>;

/** All instruments by name, read 200 at a time. */
async function readInstruments(client: Client): Promise<ReadonlyMap<string, Instrument>> {
  const found = new Map<string, Instrument>();
  const list = { objectApiName: 'Instrument__c', listViewApiName: 'All', fields, pageSize: 200 };
  for (let pageToken: string | null | undefined; pageToken !== null; ) {
    const page = await getListRecordsByName(client, pageToken === undefined ? list : { ...list, pageToken });
    for (const record of page.records) found.set(record.fields.Name.value, record);
    pageToken = page.nextPageToken;
  }
  return found;
}

const { RELAB_URL = 'http://localhost:3000', CLIENT_ID = 'program', CLIENT_SECRET = '' } = process.env;
const [file = 'instruments.csv'] = process.argv.slice(2);
const client = await connect(RELAB_URL, CLIENT_ID, CLIENT_SECRET);
const instruments = await readInstruments(client);
const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };

for (const line of (await readFile(file, 'utf8')).split('\n').filter((text) => text.trim() !== '')) {
  const [name = '', room = ''] = line.split(',').map((text) => text.trim());
  const existing = instruments.get(name);
  try {
    if (!existing) {
      await createRecord(client, createInput(Instrument__c, { Name: name, Room__c: room }));
      counts.created += 1;
    } else if (existing.fields.Room__c.value !== room) {
      await updateRecord(client, updateInput(Instrument__c, existing.id, { Room__c: room }));
      counts.updated += 1;
    } else counts.unchanged += 1;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    console.error(`${name}: ${Object.values(error.fieldMessages).join(' ') || error.message}`);
    counts.rejected += 1;
  }
}
console.log(
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
process.exitCode = counts.rejected > 0 ? 1 : 0;
