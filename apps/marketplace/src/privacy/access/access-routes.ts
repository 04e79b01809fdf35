import { getRecordAccesses } from '@relab/contract/administration';
import { staffRoute } from '@relab/server/administration';
import type { Route } from '@relab/server/http';
import type { AccessLog } from './access-log.ts';
import { readAccesses } from './read-accesses.ts';

/** Who looked at what, for administrators: with what this process has not written yet. */
export const accessRoutes = (accessLog: Pick<AccessLog, 'flush'>): readonly Route[] => [
  staffRoute('administrator', getRecordAccesses, async (config, context) => {
    await accessLog.flush();
    return await readAccesses(context, config);
  }),
];
