import type { RetentionDeclaration } from './retention-line.ts';
import { customerLines } from './retention-of-customers.ts';
import { operationLines } from './retention-of-operation.ts';
import { shopLines } from './retention-of-shop.ts';
import { studioLines } from './retention-of-studio.ts';

/** What is stored, for how long and why: `docs/privacy.md`, the console and the job that enforces it follow from it. */
export const retentionTable: readonly RetentionDeclaration[] = [
  ...customerLines,
  ...shopLines,
  ...studioLines,
  ...operationLines,
];
