// #region calls
import { changesOf, readAdapter, writeAdapter } from '@relab/client';
import { type ObjectSchema, read, shape, write } from '@relab/contract';
import { readHook } from '@relab/react';

interface Reading {
  readonly celsius: number;
}

/** Checked before anything is sent. */
const target: ObjectSchema<Reading> = {
  type: 'object',
  properties: { celsius: { type: 'number', minimum: -90, maximum: -10 } },
  required: ['celsius'],
};

/** Calls of one's own: declared once, then cached, deduplicated, aborted and typed like all others. */
export const getReading = readAdapter(
  read({
    id: 'getReading',
    area: 'x-freezers',
    path: '/freezers/{freezerId}/reading',
    response: shape<Reading>(),
    lifetime: 60_000,
  }),
);

export const setTarget = writeAdapter(
  write({
    id: 'setTarget',
    area: 'x-freezers',
    method: 'PUT',
    path: '/freezers/{freezerId}/target',
    body: target,
    response: shape<null>(),
  }),
  // What is read of freezers, and observed, is read again before the write resolves.
  { changes: changesOf('x-freezers') },
);

export const useReading = readHook(getReading);
// #endregion calls
