import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceMigrations, commerceObjects } from '@relab/commerce';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { createObjects, standardObjects } from '@relab/records/objects';
import type { Server } from '@relab/server';
import { createIdentity, type Identity } from '@relab/server/identity';
import { createPlatform, platformMigrations } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';

const objects = [...standardObjects, ...commerceObjects()];
const baseUrl = 'http://shop.test';
const address = '192.0.2.1';
const password = 'correct horse battery';
/** What a browser sends with the requests of the site's own pages: programs need a session, guests of the site do not. */
const asGuest = ['--header', 'sec-fetch-site: same-origin'];
const root = join(import.meta.dirname, '../../../..');

describe.each(testEngines)('relab types against the server on %s', (engine) => {
  let folder: string;
  let server: Server;
  let identity: Identity;
  let cookie: string;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-cli-'));
    const { database, close } = await migratedDatabase(engine, {
      objects,
      migrations: [...platformMigrations, commerceMigrations],
    });
    closeDatabase = close;
    const shared = {
      database,
      baseUrl,
      secret: 'a secret that only tests have, and long enough',
      mail: { send: async () => {} },
      log: () => {},
    };
    server = createPlatform({ objects: createObjects(objects), ...shared });
    identity = createIdentity(shared);
    await identity.ensurePerson({ email: 'clerk@example.com', password, firstName: 'A', lastName: 'B' }, [
      'clerk',
    ]);
    const response = await fetch(`${baseUrl}/services/identity/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'clerk@example.com', password }),
    });
    expect(response.status).toBe(200);
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    await server.close();
    await identity.close();
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const fetch = (url: string, init: RequestInit) => server.fetch(new Request(url, init), { address });
  const out = () => join(folder, 'records.ts');

  async function relab(names: string, ...more: readonly string[]) {
    const lines: string[] = [];
    const exitCode = await run(['types', '--url', baseUrl, '--objects', names, '--out', out(), ...more], {
      fetch,
      env: {},
      now: () => new Date('2026-11-23T10:00:00Z'),
      say: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return { exitCode, lines: lines.join('\n') };
  }

  /** The compiler's messages about a program that uses the module. */
  async function compile(program: string): Promise<string> {
    await writeFile(join(folder, 'use.ts'), program);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const paths = { '@relab/client/schema': [join(root, 'packages/client/src/schema.ts')] };
    const compilerOptions = { types: [], paths };
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files: ['use.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
    const args = [tsc, '--noEmit', '--pretty', 'false', '-p', folder];
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)),
    );
    // Other sources are checked where they are.
    return said
      .split('\n')
      .filter((line) => /^(use|records)\.ts\(/.test(line))
      .join('\n');
  }

  test('whoever may write gets a module that compiles and knows what may be written', async () => {
    const { exitCode, lines } = await relab('Product2,PricebookEntry', '--header', `cookie: ${cookie}`);
    expect({ exitCode, lines }).toMatchObject({ exitCode: 0, lines: expect.stringContaining('objects 2') });
    const text = await readFile(out(), 'utf8');
    expect(text).toContain("readonly Name: Typed<string, 'create' | 'update' | 'required'>;");
    expect(text).toContain('readonly Product2: Product2Object;');
    expect(text).toContain("readonly CreatedBy: Linked<'User', 'FirstName' | 'LastName'> | null;");
    expect(
      await compile(`
        import { type CreateInput, createInput, type RecordOf } from '@relab/client/schema';
        import { PricebookEntry, Product2 } from './records.ts';
        export const input: CreateInput<typeof Product2> = createInput(Product2, { Name: 'Rotor' });
        const fields = [PricebookEntry.UnitPrice, PricebookEntry.Product2.Name] as const;
        declare const entry: RecordOf<(typeof fields)[number]>;
        export const price: number = entry.fields.UnitPrice.value;
        export const name: string = entry.fields.Product2.value.fields.Name.value;
        // @ts-expect-error
        createInput(Product2, { Name: 'Rotor', CreatedDate: '2026-01-01' });
      `),
    ).toBe('');
  });

  test('without a token or a session nothing is written, and the options for them are named', async () => {
    await rm(out(), { force: true });
    const { exitCode, lines } = await relab('Product2');
    expect(exitCode).toBe(1);
    expect(lines).toMatch(/answers 401: .*--header or --token-env/);
    await expect(readFile(out(), 'utf8')).rejects.toThrow('ENOENT');
  });

  test('a guest of the site gets what a guest may do: read', async () => {
    const { exitCode } = await relab('Product2', ...asGuest);
    expect(exitCode).toBe(0);
    const text = await readFile(out(), 'utf8');
    expect(text).toContain('readonly Name: Typed<string>;');
    expect(text).not.toContain("'create'");
  });

  test('objects that there are not, and those that the caller may not see, are named', async () => {
    const { exitCode, lines } = await relab('Product2,Foo__c,Account', ...asGuest);
    expect(exitCode).toBe(1);
    expect(lines).toMatch(/no such objects.*:\n {2}Foo__c: .*\n {2}Account: /);
    expect(lines).not.toContain('Product2: ');
  });
});
