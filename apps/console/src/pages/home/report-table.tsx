import type { Report } from '@relab/contract/administration';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { Table } from '../../ui/table.tsx';
import css from './overview.module.css';
import { formatCell, hrefOfRow } from './report-cell.ts';

/** The numbers of a report below each other. */
export function ReportTable({ report }: { readonly report: Report }): ReactNode {
  const formats = useFormats();
  const { label, columns, rows, currencyIsoCode } = report;
  return (
    <Table
      caption={label}
      isBare
      rows={rows}
      rowKey={({ values }) => String(values[0])}
      columns={columns.map((column, at) => ({
        id: column.name,
        label: column.label,
        isHeader: at === 0,
        isNumber: column.dataType === 'number' || column.dataType === 'currency',
        isOneLine: column.dataType === 'day',
        cell: (row: Report['rows'][number]) => {
          const text = formatCell(column, row.values[at] ?? null, currencyIsoCode, formats);
          const href = at === 0 ? hrefOfRow(row) : undefined;
          const content = href ? <a href={href}>{text}</a> : text;
          // What has nothing to count steps back behind what has.
          return Number(row.values[1]) === 0 && columns[1]?.dataType === 'number' ? (
            <span className={css.zero}>{content}</span>
          ) : (
            content
          );
        },
      }))}
    />
  );
}
