import { contract, type OpenDatabase, pendingMigrations, planContraction, planTables } from '@relab/database';
import { migrations, objects } from '../objects/objects.ts';
import { SettingError } from '../settings.ts';
import { describeOthers } from '../start/this-release.ts';

type Opened = Pick<OpenDatabase, 'database' | 'engine'>;

const tables = objects.all.map(({ table }) => table);

/** What the next start of this release changes, a sentence each. */
export async function listChanges({ database, engine }: Opened): Promise<readonly string[]> {
  const others = await describeOthers(database, engine);
  const changes = await planTables(database, tables, { others, defersIndexes: engine !== 'pglite' });
  const pending = await pendingMigrations(database, migrations);
  const lines = [...changes, ...pending.map((name) => `Migration ${name}.`)];
  const beside = others === undefined ? [] : [`${others} runs: what it cannot work with is left as it is.`];
  return [...(lines.length > 0 ? lines : ['A start changes nothing.']), ...beside];
}

/** Lists what this release no longer declares, and drops it where that is confirmed; reports it, a sentence each. */
export async function dropUndeclared(
  { database, engine }: Opened,
  confirm: boolean,
): Promise<readonly string[]> {
  const { drops, stays } = await planContraction(database, tables);
  if (!confirm) {
    const dropped = drops.map((name) => `${name} would be dropped: it is empty, or derived.`);
    return [
      ...(dropped.length > 0 ? dropped : ['Nothing is to be dropped.']),
      ...stays,
      ...(dropped.length > 0 ? ['Nothing was changed. Add --confirm to drop it.'] : []),
    ];
  }
  const others = await describeOthers(database, engine);
  if (others !== undefined)
    throw new SettingError(
      `Nothing was dropped: ${others} runs on this database. End it first; one that was killed counts for a minute.`,
    );
  return [...(await contract(database, tables)), ...stays];
}
