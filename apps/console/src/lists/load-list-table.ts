import type { ComponentType } from 'react';
import type { ListTableProps } from './list-table.tsx';

/** The rows of a list, which a board has no use for: whoever knows early that they are needed begins with them. */
export const loadListTable = async (): Promise<{ readonly default: ComponentType<ListTableProps> }> => ({
  default: (await import('./list-table.tsx')).ListTable,
});
