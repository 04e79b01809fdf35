import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('administration');

/**
 * Programs that may get tokens, by name, 500 at most. Secrets are not among them. For administrators, as are the
 * writes below.
 */
export const getPrograms = readAdapter(calls.getPrograms);

/** Registers a program. Its secret is in this response and never again; null for a public program. */
export const createProgram = writeAdapter(calls.createProgram, { changes });

/**
 * Changes what is named of a program and leaves the rest. Rejects with 409 for one that is listed in `clients.json`.
 */
export const updateProgram = writeAdapter(calls.updateProgram, { changes });

/**
 * Gives a program another secret, which is in this response and never again; the old one ends at once, tokens stay
 * unless `endsTokens` is set. Rejects with 409 for a public program, and for one of `clients.json`.
 */
export const rotateProgramSecret = writeAdapter(calls.rotateProgramSecret, { changes });

/** Revokes all tokens of a program, for all its users; `userCount` is their number. The program may request new ones. */
export const endProgramTokens = writeAdapter(calls.endProgramTokens, { changes });

/** Deletes a program with all its tokens. Rejects with 409 for one that is listed in `clients.json`. */
export const deleteProgram = writeAdapter(calls.deleteProgram, { changes });
