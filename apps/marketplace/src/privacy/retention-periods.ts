import { type Environment, wholeNumber } from '../settings/read-value.ts';
import { isPeriod } from './retention-line.ts';
import { retentionTable } from './retention-table.ts';

/** For how long each line of the table is stored that goes after a time, by its id; 0 for ever. */
export type RetentionPeriods = Readonly<Record<string, number>>;

/** As it is set, or by default. */
export const retentionPeriods = (env: Environment): RetentionPeriods =>
  Object.fromEntries(
    retentionTable.flatMap(({ id, until }) => {
      if (!isPeriod(until)) return [];
      const { setting } = until;
      const set = setting && wholeNumber(setting.name, env[setting.name], setting.min, setting.max);
      return [[id, set ?? until.length]];
    }),
  );
