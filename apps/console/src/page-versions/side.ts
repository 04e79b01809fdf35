import type { BlockChange } from './block-changes.ts';

/** The older version of a page, or the newer one. */
export type Side = 'before' | 'after';
export const sides: readonly Side[] = ['before', 'after'];

/** A change with the number that it has in the list and on the page, from 1. */
export interface NumberedChange {
  readonly number: number;
  readonly change: BlockChange;
}

/** Of the entry of a change in the list. */
export const entryId = (number: number): string => `change-${number}`;
