import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@relab/database';
import { migratedDatabase, type TestEngine } from '@relab/database/testing';
import { createIdentity, type Identity } from '@relab/server/identity';
import { migrations, objects } from '../objects/objects.ts';

/** A marketplace's database with its people, and the folder in which their first passwords are written. */
export interface TestPeople {
  readonly database: Database;
  readonly identity: Identity;
  readonly folder: string;
  close(): Promise<void>;
}

export async function openPeople(engine: TestEngine): Promise<TestPeople> {
  const { database, close } = await migratedDatabase(engine, { objects: objects.all, migrations });
  const folder = await mkdtemp(join(tmpdir(), 'relab-people-'));
  const secret = 'a secret that only tests have, and long enough';
  const mail = { send: async () => undefined };
  const identity = createIdentity({
    database,
    secret,
    mail,
    baseUrl: 'http://shop.test',
    log: () => undefined,
  });
  return {
    database,
    identity,
    folder,
    async close() {
      await identity.close();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
