import { serve } from '@hono/node-server';
import { migrate, openDatabase } from '@relab/database';
import { Account, Contact, createIdentity, User } from '../identity/index.ts';
import { serverMigrations } from '../migrations.ts';
import { createObjects } from '../objects/index.ts';
import { createServer } from '../server.ts';

// A process of its own for a test that kills it: serves accounts and contacts from the folder it is given, to the clerk
// whose password it is given, and names its address once it answers.
const [folder = '', email = '', password = ''] = process.argv.slice(2);
const { database } = await openDatabase({ folder, engine: 'embedded' });
const declared = [Account, Contact, User];
await migrate(database, { objects: declared, migrations: serverMigrations });
const options = {
  database,
  objects: createObjects(declared),
  secret: 'a secret that only tests have, and long enough',
  baseUrl: 'http://shop.test',
  mail: { send: async () => undefined },
  log: (line: string) => console.error(line),
};
await createIdentity(options).ensurePerson({ email, password, firstName: 'Test', lastName: 'Person' }, [
  'clerk',
]);
const server = createServer(options);
const fetch = (request: Request): Promise<Response> => server.fetch(request, { address: '127.0.0.1' });
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
