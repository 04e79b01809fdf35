import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../http/who.ts';
import { createObjects } from '../objects/index.ts';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { type TestBrowser, type TestServer, testServer } from '../server.fixture.ts';
import { type Probe, probes, type Target } from './access-probes.fixture.ts';
import { type Relation, relations, rights, roles } from './access-rules.fixture.ts';
import { accessTable } from './access-table.fixture.ts';
import { createRecord, type LabPerson, signIn } from './lab-world.fixture.ts';

test('the table of docs/access.md is what the tests hold the server to', () => {
  expect(readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8')).toBe(accessTable());
});

// On one engine: rights are conditions of queries, which both read alike, and this asks thousands of them.
describe('who reaches which record', () => {
  const engine = 'postgres';
  let shop: TestServer;
  let first: LabPerson;
  const people = new Map<Role, LabPerson>();
  const targets = new Map<string, Target>();
  let lab: string;
  let made = 0;

  /** An instrument that is this to somebody of this role, with a repair; undefined where nothing can be it. */
  async function makeTarget(role: Role, relation: Relation): Promise<Target | undefined> {
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
    return { instrument, repair, lab, name };
  }

  async function targetFor(role: Role, relation: Relation, spends: boolean): Promise<Target | undefined> {
    const key = `${role} ${relation}`;
    const known = spends ? undefined : targets.get(key);
    const target = known ?? (await makeTarget(role, relation));
    if (!spends && target) targets.set(key, target);
    return target;
  }

  beforeAll(async () => {
    shop = await testServer(engine, {
      declared: labObjects,
      objects: createObjects(labObjects, labPlatform),
    });
    first = await signIn(shop, 'first@example.com', 'administrator');
    lab = await createRecord(first, 'Lab__c', { Name: 'Optics' });
    for (const role of roles) {
      if (role !== 'guest')
        people.set(role, await signIn(shop, `${role.replace(' ', '.')}@example.com`, role));
    }
  });
  afterAll(() => shop.close());

  async function reached(probe: Probe, role: Role): Promise<readonly Relation[]> {
    const browser: TestBrowser = people.get(role) ?? shop.browser();
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
