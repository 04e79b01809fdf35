import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import type { FoundColumn, FoundRow } from '../../search-results/search-result.ts';
import { Table } from '../../ui/table.tsx';
import * as texts from './texts.ts';

export interface ResultTableProps {
  readonly objectApiName: string;
  readonly label: string;
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly FoundRow[];
}

/** Records of one object that were found, each with a link to its page. */
export function ResultTable({ objectApiName, label, columns, rows }: ResultTableProps): ReactNode {
  return (
    <Table
      caption={texts.inObject(label)}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns.map(({ fieldApiName, label: column }, place) => ({
        id: fieldApiName,
        label: column,
        isHeader: place === 0,
        cell: ({ id, cells }: FoundRow) =>
          place === 0 ? (
            <a href={hrefOf(routes.record, { objectApiName, recordId: id })}>{cells[0] || id}</a>
          ) : (
            cells[place]
          ),
      }))}
    />
  );
}
