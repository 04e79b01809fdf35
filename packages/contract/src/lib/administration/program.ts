import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { boolean, line, list, object, oneOf, optional, text } from '../schema.ts';
import { administrationPath } from './administration-path.ts';
import type { EndedTokens, Program, ProgramSecret, Programs } from './responses.ts';

const programPath = `${administrationPath}/programs/{program}` as const;

const addresses = {
  /** Where people may be sent back to, to the letter; without any the program cannot ask people. */
  redirectUris: optional(list(line(2000, 1), 20)),
  /** Web origins whose scripts may call with its tokens. */
  origins: optional(list(line(300, 1), 20)),
  /** `api` and `id` by default. */
  scopes: optional(list(oneOf(['api', 'id', 'full', 'refresh_token']), 4, 1)),
};

/** All programs, by name; 500 at most. For administrators, as all calls of programs. */
export const getPrograms = read({
  id: 'getPrograms',
  area: 'administration',
  path: `${administrationPath}/programs`,
  response: shape<Programs>(),
  lifetime: seconds(10),
});

/** Registers a program. The response has its secret, which no other response has; null for a public program. */
export const createProgram = write({
  id: 'createProgram',
  area: 'administration',
  path: `${administrationPath}/programs`,
  body: object({
    name: line(120, 1),
    isPublic: optional(boolean),
    /** The user that it acts as with a token of its own; none without it. Not for public programs. */
    actsAsId: optional(text(18, 15)),
    ...addresses,
  }),
  response: shape<ProgramSecret>(),
});

/** Changes what is named of a program and leaves the rest. One that is listed in `clients.json` is 409. */
export const updateProgram = write({
  id: 'updateProgram',
  area: 'administration',
  method: 'PATCH',
  path: programPath,
  body: object({ name: optional(line(120, 1)), ...addresses }),
  response: shape<Program>(),
});

/** Gives a program another secret; tokens that it has stay, unless they are to end. */
export const rotateProgramSecret = write({
  id: 'rotateProgramSecret',
  area: 'administration',
  path: `${programPath}/actions/rotate-secret`,
  body: object({ endsTokens: optional(boolean) }),
  response: shape<ProgramSecret>(),
});

/** Takes all tokens of a program back; it may ask for others. */
export const endProgramTokens = write({
  id: 'endProgramTokens',
  area: 'administration',
  path: `${programPath}/actions/end-tokens`,
  response: shape<EndedTokens>(),
});

/** Deletes a program with all its tokens. One that is listed in `clients.json` is 409. */
export const deleteProgram = write({
  id: 'deleteProgram',
  area: 'administration',
  method: 'DELETE',
  path: programPath,
  response: shape<null>(),
});
