import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileObjects } from '@relab/records/files';
import { createObjects } from '@relab/records/objects';
import { type FileServer, fileServer, labObjects, labPlatform } from '@relab/records/testing';
import type { Role } from '@relab/server/principal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../server.fixture.ts';
import { type Probe, probes, type Target } from './access-probes.fixture.ts';
import { type Relation, relations, rights, roles } from './access-rules.fixture.ts';
import { accessTable } from './access-table.fixture.ts';
import { createRecord, type LabPerson, signIn } from './lab-world.fixture.ts';

test('the table of docs/access.md is what the tests hold the server to', () => {
  expect(readFileSync(new URL('../../../../../docs/access.md', import.meta.url), 'utf8')).toBe(accessTable());
});

// On one engine: rights are conditions of queries, which both handle alike, and these are thousands of requests.
describe('who reaches which record', () => {
  const engine = 'postgres';
  let files: FileServer;
  let first: LabPerson;
  const people = new Map<Role, LabPerson>();
  const targets = new Map<string, Target>();
  const ownFiles = new Map<Role, string>();
  let foreignFile: string;
  let lab: string;
  let made = 0;

  async function uploadFile(by: LabPerson): Promise<string> {
    const { status, body } = await files.upload(by, 'a manual', 'manual.txt');
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as { contentDocument: { id: string } }).contentDocument.id;
  }

  async function linkFile(instrument: string): Promise<string> {
    const file = await uploadFile(first);
    const link = { ContentDocumentId: file, LinkedEntityId: instrument };
    await createRecord(first, 'ContentDocumentLink', link);
    return file;
  }

  /** An instrument that is this to somebody of this role, with a repair; undefined where nothing can be it. */
  async function makeTarget(role: Role, relation: Relation, spends: boolean): Promise<Target | undefined> {
    const person = people.get(role)?.person;
    if (!person && (relation === 'own' || relation === 'account')) return undefined;
    made += 1;
    // Names that are not alike, so that none is found for another.
    const name = `x${createHash('sha256').update(String(made)).digest('hex').slice(0, 12)}`;
    const instrument = await createRecord(first, 'Instrument__c', {
      Name: name,
      Lab__c: lab,
      Price__c: 10,
      ...(relation === 'own' ? { OwnerId: person?.userId } : {}),
      ...(relation === 'account' ? { Account__c: person?.accountId } : {}),
      ...(relation === 'public' ? { Public__c: true } : {}),
    });
    const repair = await createRecord(first, 'Repair__c', { Instrument__c: instrument, Subject__c: 'Lamp' });
    const linkedFile = spends ? '' : await linkFile(instrument);
    const ownFile = ownFiles.get(role) ?? foreignFile;
    return { instrument, repair, lab, name, linkedFile, ownFile, foreignFile };
  }

  async function targetFor(role: Role, relation: Relation, spends: boolean): Promise<Target | undefined> {
    const key = `${role} ${relation}`;
    const known = spends ? undefined : targets.get(key);
    const target = known ?? (await makeTarget(role, relation, spends));
    if (!spends && target) targets.set(key, target);
    return target;
  }

  beforeAll(async () => {
    files = await fileServer(engine, undefined, {
      objects: createObjects([...labObjects, ...fileObjects], labPlatform),
    });
    const { shop } = files;
    first = await signIn(shop, 'first@example.com', 'administrator');
    lab = await createRecord(first, 'Lab__c', { Name: 'Optics' });
    foreignFile = await uploadFile(first);
    for (const role of roles) {
      if (role === 'guest') continue;
      const person = await signIn(shop, `${role.replace(' ', '.')}@example.com`, role);
      people.set(role, person);
      ownFiles.set(role, await uploadFile(person));
    }
  });
  afterAll(() => files.close());

  async function reached(probe: Probe, role: Role): Promise<readonly Relation[]> {
    const browser: TestBrowser = people.get(role) ?? files.shop.browser();
    const found: Relation[] = [];
    for (const relation of relations) {
      const target = await targetFor(role, relation, probe.spends ?? false);
      if (target && (await probe.reach(browser, target))) found.push(relation);
    }
    return found;
  }

  test.each(probes)('$call reaches what may be reached, and nothing else', async (probe) => {
    const found: Partial<Record<Role, readonly Relation[]>> = {};
    for (const role of roles) found[role] = await reached(probe, role);
    expect(found).toEqual(rights[probe.needs]);
  });
});
