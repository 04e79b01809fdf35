import type { ReactNode } from 'react';
import { hrefAmong } from '../../routing/record-among.ts';
import type { FoundColumn, FoundRow } from '../../search-results/search-result.ts';
import { Table } from '../../ui/table.tsx';
import * as texts from './texts.ts';

export interface ResultTableProps {
  readonly objectApiName: string;
  readonly label: string;
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly FoundRow[];
}

/** Records of one object that were found, each with a link to its page, which leads on to those beside it. */
export function ResultTable({ objectApiName, label, columns, rows }: ResultTableProps): ReactNode {
  const ids = rows.map(({ id }) => id);
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
            <a href={hrefAmong({ apiName: objectApiName, id }, ids)}>{cells[0] || id}</a>
          ) : (
            cells[place]
          ),
      }))}
    />
  );
}
