import type { Database } from '@relab/database';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from './content-key.ts';
import { mediaSources } from './media/media-sources.ts';
import { mediaTurns } from './media/media-turns.ts';
import { upsertMedia } from './media/upsert-media.ts';
import { publishContent } from './seeding/publish-content.ts';
import { renewMedia } from './seeding/renew-media.ts';

const site = { id: '0DM000000000001AAA', name: 'Relab' };
const picture = (contentKey: string, source: unknown = 1, kind = 'drawing') => ({
  contentKey,
  kind,
  source,
  title: contentKey,
  mimeType: 'image/webp',
});
const imageOf = (key: string, focalPoint?: { readonly x: number; readonly y: number }) => ({
  contentKey: key,
  type: 'sfdc_cms__image',
  title: key,
  urlName: key.toLowerCase(),
  publishedDate: new Date('2026-01-01'),
  body: { title: key, ...(focalPoint ? { focalPoint } : {}) },
});

const eye = contentKey('eye');
const later = contentKey('later');
const gone = contentKey('gone');
const wrong = contentKey('wrong');

describe.each(testEngines)('media on %s', (engine) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await migratedDatabase(engine, {
      objects: standardObjects,
      migrations: platformMigrations,
    }));
  });
  afterAll(() => close());

  const sources = () => mediaSources(database);
  const versionOf = async (key: string) => (await sources().find(key))?.version ?? '';
  const placeholderOf = async (key: string) => (await sources().find(key))?.placeholder;
  const publish = (...contents: readonly ReturnType<typeof imageOf>[]) =>
    publishContent(database, { site, contents, collections: [] });

  test('one instance has a turn at a time, and one that was killed loses it in the end', async () => {
    const [one, other] = [mediaTurns(database), mediaTurns(database)];
    const end = await one.take('a');
    expect(end).toBeDefined();
    expect(await other.take('a')).toBeUndefined();
    expect(await one.take('a')).toBeUndefined();
    await (await other.take('b'))?.();
    await end?.();
    const again = await other.take('a');
    expect(again).toBeDefined();
    await sql`update media_turn set until = clock_timestamp() - interval '1 second'`.execute(database);
    const last = await one.take('a');
    expect(last).toBeDefined();
    // Whoever lost the turn does not end that of another.
    await again?.();
    expect(await other.take('a')).toBeUndefined();
    await last?.();
    expect((await sql`select 1 from media_turn`.execute(database)).rows).toEqual([]);
  });

  test('of many who ask at once one has the turn', async () => {
    const turns = mediaTurns(database);
    const taken = await Promise.all(Array.from({ length: 20 }, () => turns.take('many')));
    expect(taken.filter((end) => end !== undefined)).toHaveLength(1);
    await taken.find((end) => end !== undefined)?.();
  });

  test('a picture is drawn again when the code that draws it has changed, and only then', async () => {
    await upsertMedia(database, [picture('REV', 1), picture('PHOTO', 1, 'photo')]);
    const [first, photo] = [await versionOf('REV'), await versionOf('PHOTO')];
    await sources().savePlaceholder('REV', 'data:x');
    expect(await renewMedia(database, { drawing: 'aaa' })).toBeGreaterThan(0);
    const second = await versionOf('REV');
    expect(second).not.toBe(first);
    expect(await placeholderOf('REV')).toBeNull();
    await sources().savePlaceholder('REV', 'data:y');
    expect(await renewMedia(database, { drawing: 'aaa' })).toBe(0);
    // Put in again as it is, it stays what it was drawn as.
    await upsertMedia(database, [picture('REV', 1)]);
    expect([await versionOf('REV'), await placeholderOf('REV')]).toEqual([second, 'data:y']);
    await upsertMedia(database, [picture('REV', 2)]);
    expect([await versionOf('REV'), await placeholderOf('REV')]).not.toEqual([second, 'data:y']);
    await renewMedia(database, { drawing: 'bbb' });
    expect(await versionOf('REV')).toMatch(/^[\w-]+\.rbbb$/);
    expect(await versionOf('PHOTO')).toBe(photo);
  });

  test('the focal point of a picture is that of its content, once that is published', async () => {
    await upsertMedia(database, [picture(eye)]);
    const plain = await versionOf(eye);
    await sources().savePlaceholder(eye, 'data:eye');
    await publish(imageOf(eye, { x: 0.25, y: 0.7504 }), imageOf(later, { x: 0, y: 1 }));
    const found = await sources().find(eye);
    expect(found?.focus).toEqual({ x: 0.25, y: 0.75 });
    expect(found?.version).not.toBe(plain);
    expect(found?.placeholder).toBe('data:eye');
    // The picture may come after its content.
    await upsertMedia(database, [picture(later)]);
    expect((await sources().find(later))?.focus).toEqual({ x: 0, y: 1 });
    await publish(imageOf(eye));
    expect((await sources().find(eye))?.focus).toBeUndefined();
    expect(await versionOf(eye)).toBe(plain);
  });

  test('what is unpublished has no focal point any more', async () => {
    await upsertMedia(database, [picture(gone)]);
    await publish(imageOf(gone, { x: 0.1, y: 0.2 }));
    expect((await sources().find(gone))?.focus).toEqual({ x: 0.1, y: 0.2 });
    await sql`delete from delivered_content where content_key = ${gone}`.execute(database);
    expect((await sources().find(gone))?.focus).toBeUndefined();
  });

  test.each([{ x: 2, y: 0 }, { x: -0.1, y: 0 }, { x: 0.5 }, 'left', [0, 0]])(
    'a focal point such as %j is refused before it is kept',
    async (focalPoint) => {
      const refused = { ...imageOf(wrong), body: { title: 'Wrong', focalPoint } };
      await expect(publishContent(database, { site, contents: [refused], collections: [] })).rejects.toThrow(
        'focalPoint',
      );
    },
  );
});
