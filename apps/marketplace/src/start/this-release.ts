import { createHash } from 'node:crypto';
import type { Database, Engine } from '@relab/database';
import { otherReleases, processText, type Release } from '@relab/server/setup';
import manifest from '../../package.json' with { type: 'json' };
import { objects } from '../objects/objects.ts';

const declared = JSON.stringify(objects.all.map(({ table }) => table));

/** What this process was made of. */
export const thisRelease: Release = {
  release: manifest.version,
  declarations: createHash('sha256').update(declared).digest('hex').slice(0, 16),
};

/**
 * Processes of another release that run on the database, for people; undefined where there is none. An embedded database belongs
 * to one program.
 */
export async function describeOthers(database: Database, engine: Engine): Promise<string | undefined> {
  if (engine !== 'postgres') return undefined;
  const others = await otherReleases(database, thisRelease);
  return others.length === 0 ? undefined : others.map(processText).join(', ');
}
