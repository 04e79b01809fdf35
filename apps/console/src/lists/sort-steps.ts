import type { ListInfo } from '@relab/contract/records';
import type { GridSort } from '../grid/grid-column.ts';

/** `-CreatedDate` and so on, as the address and requests name an order. */
export const sortNames = (steps: readonly GridSort[]): readonly string[] =>
  steps.map(({ columnId, isDescending }) => `${isDescending ? '-' : ''}${columnId}`);

/** The order that is shown: the chosen one, or that of the view. */
export const sortSteps = (names: readonly string[], { orderedByInfo }: ListInfo): readonly GridSort[] =>
  names.length > 0
    ? names.map((name) => ({ columnId: name.replace(/^-/, ''), isDescending: name.startsWith('-') }))
    : orderedByInfo.map(({ fieldApiName, isAscending }) => ({
        columnId: fieldApiName,
        isDescending: !isAscending,
      }));
