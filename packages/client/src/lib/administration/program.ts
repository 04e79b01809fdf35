import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('administration');

export const getPrograms = readAdapter(calls.getPrograms);
export const createProgram = writeAdapter(calls.createProgram, { changes });
export const updateProgram = writeAdapter(calls.updateProgram, { changes });
export const rotateProgramSecret = writeAdapter(calls.rotateProgramSecret, { changes });
export const endProgramTokens = writeAdapter(calls.endProgramTokens, { changes });
export const deleteProgram = writeAdapter(calls.deleteProgram, { changes });
