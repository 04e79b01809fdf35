import type { Report } from '@relab/contract/administration';
import { useParentSize } from '@visx/responsive';
import type { ReactNode } from 'react';
import { BarChart } from '../../charts/bar-chart.tsx';
import { BarList } from '../../charts/bar-list.tsx';
import { LineChart } from '../../charts/line-chart.tsx';
import { useFormats } from '../../session/use-formats.ts';
import css from './overview.module.css';
import { formatCell, hrefOfRow } from './report-cell.ts';
import * as texts from './texts.ts';

/** A report drawn as its server recommends, by its first column of numbers. */
export function ReportChart({ report }: { readonly report: Report }): ReactNode {
  const formats = useFormats();
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const { label, chart, columns, rows, currencyIsoCode } = report;
  const [first, second] = columns;
  if (!first || !second) return null;
  const formatValue = (value: number): string => formatCell(second, value, currencyIsoCode, formats);
  const formatName = (name: string): string => formatCell(first, name, currencyIsoCode, formats);
  const points = rows.map((row) => ({
    name: String(row.values[0]),
    value: Number(row.values[1] ?? 0),
    href: hrefOfRow(row),
  }));
  const begin = points[0]?.value ?? 0;
  if (chart === 'funnel')
    return (
      <BarList
        points={points}
        formatValue={formatValue}
        note={({ value }, at) => (at === 0 || begin === 0 ? '' : formats.percent(value / begin))}
      />
    );
  if (first.dataType !== 'day') return <BarList points={points} formatValue={formatValue} />;
  const Chart = chart === 'line' ? LineChart : BarChart;
  return (
    <div ref={parentRef} className={css.space}>
      {width > 0 && (
        <Chart
          points={points}
          label={texts.chartOf(label, second.label)}
          width={width}
          formatValue={formatValue}
          formatName={formatName}
        />
      )}
    </div>
  );
}
