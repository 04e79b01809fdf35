import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { findDuplicates, getDuplicateConfiguration } from './duplicate.ts';
import { DuplicateConfiguration, Duplicates } from './duplicate-schemas.ts';

/** What the calls of this folder respond. */
export const duplicatesCalls: readonly DescribedCall[] = [
  responses(getDuplicateConfiguration, {
    200: DuplicateConfiguration,
  }),
  responses(findDuplicates, { 200: Duplicates }),
];
