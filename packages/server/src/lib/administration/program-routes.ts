import {
  createProgram as createProgramCall,
  deleteProgram as deleteProgramCall,
  endProgramTokens,
  getPrograms,
  rotateProgramSecret,
  updateProgram as updateProgramCall,
} from '@relab/contract/administration';
import { Reply, type Route } from '../http/route.ts';
import {
  createProgram,
  deleteProgram,
  endTokens,
  readPrograms,
  rotateSecret,
  updateProgram,
} from './programs.ts';
import { staffRoute } from './staff.ts';

/** A response with a secret is for nobody's cache. */
const unstored = { 'Cache-Control': 'no-store' };

/** Programs and their tokens. `forget` is called with the families of tokens that have ended. */
export const programRoutes = (forget: (grantIds: readonly string[]) => void): readonly Route[] => [
  staffRoute('administrator', getPrograms, async (_, { database }) => ({
    programs: await readPrograms(database),
  })),
  staffRoute(
    'administrator',
    createProgramCall,
    async (config, { database, principal, now }) =>
      new Reply(await createProgram(database, config, principal.userId, now()), 201, unstored),
  ),
  staffRoute('administrator', updateProgramCall, ({ program, ...change }, { database }) =>
    updateProgram(database, program, change),
  ),
  staffRoute('administrator', rotateProgramSecret, async ({ program, endsTokens }, { database, now }) => {
    const rotated = await rotateSecret(database, program, now());
    if (endsTokens) forget((await endTokens(database, program)).grantIds);
    return new Reply(rotated, 200, unstored);
  }),
  staffRoute('administrator', endProgramTokens, async ({ program }, { database }) => {
    const { userCount, grantIds } = await endTokens(database, program);
    forget(grantIds);
    return { userCount };
  }),
  staffRoute('administrator', deleteProgramCall, async ({ program }, { database }) => {
    forget(await deleteProgram(database, program));
    return null;
  }),
];
