import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Client } from '@relab/client';
import { createRecord } from '@relab/client/records';
import { connect } from './server/connect.ts';

export const clerk = { email: 'ada@lending.example', password: 'correct horse battery' };
export const programSecret = 'what only the tests of the samples know';

export interface Lending {
  readonly address: string;
  /** A client of its own, that acts as the clerk. */
  open(): Promise<Client>;
  close(): Promise<void>;
}

/**
 * The server of the samples as the tutorial starts it, a process of its own, with three instruments and a customer. The
 * page of the test is at its address, as that of an app behind a proxy is.
 */
export async function startLending(): Promise<Lending> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-samples-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server/main.ts')], {
    env: {
      ...process.env,
      FOLDER: folder,
      PORT: '0',
      SECRET: 'a secret that only the tests of the samples have',
      PASSWORD: clerk.password,
      PROGRAM_SECRET: programSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const started = once(createInterface(server.stdout), 'line');
  const line = await Promise.race([started, ended.then(() => undefined)]);
  if (!line) throw new Error('The server of the samples did not start.');
  const address = String(line[0]);
  // Only of happy-dom, whose environment the tests name.
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address);
  const close = async (): Promise<void> => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const open = () => connect(address, 'lending-desk', programSecret);
  try {
    await insertRecords(await open());
  } catch (error) {
    await close();
    throw error;
  }
  return { address, open, close };
}

async function insertRecords(client: Client): Promise<void> {
  for (const [Name, Kind__c] of [
    ['Axio Lab A1', 'Microscope'],
    ['Sigma 3-30KS', 'Centrifuge'],
    ['XS205', 'Balance'],
  ] as const) {
    await createRecord(client, { apiName: 'Instrument__c', fields: { Name, Kind__c, DailyRate__c: 40 } });
  }
  await createRecord(client, { apiName: 'Account', fields: { Name: 'Quark & Sons', Phone: '030 1' } });
}
