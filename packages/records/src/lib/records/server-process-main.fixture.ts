import { serve } from '@hono/node-server';
import { migrate, openDatabase } from '@relab/database';
import { createIdentity } from '@relab/server/identity';
import { createPlatform, platformMigrations } from '@relab/test-server';
import { createObjects } from '../objects/objects.ts';
import { Account } from '../standard-objects/account.ts';
import { Contact } from '../standard-objects/contact.ts';
import { User } from '../standard-objects/user.ts';

// A process of its own for a test that kills it: serves accounts and contacts from the folder it is given, to the clerk
// whose password it is given, and names its address once it answers.
const [folder = '', email = '', password = ''] = process.argv.slice(2);
const { database } = await openDatabase({ folder, engine: 'embedded' });
const declared = [Account, Contact, User];
await migrate(database, { objects: declared, migrations: platformMigrations });
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
const server = createPlatform(options);
const fetch = (request: Request): Promise<Response> => server.fetch(request, { address: '127.0.0.1' });
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
