import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartPoint, ChartProps } from './chart.ts';
import css from './charts.module.css';

const margin = { top: 8, right: 8, bottom: 28, left: 64 };
const height = 200;

/** So many names stand below the bars at most. */
const labelEvery = (count: number, width: number): number => Math.max(1, Math.ceil((count * 64) / width));

/** Upright bars, for what follows each other, such as days. */
export function BarChart({ points, label, width, formatValue, formatName }: ChartProps): ReactNode {
  const inner = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const x = scaleBand({ domain: points.map(({ name }) => name), range: [0, inner.width], padding: 0.25 });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ value }) => value))],
    range: [inner.height, 0],
    nice: 4,
  });
  const every = labelEvery(points.length, inner.width);
  const bar = ({ name, value }: ChartPoint): ReactNode => (
    <Bar
      className={css.bar ?? ''}
      x={x(name) ?? 0}
      y={y(value)}
      width={x.bandwidth()}
      height={inner.height - y(value)}
    >
      <title>{`${formatName(name)}: ${formatValue(value)}`}</title>
    </Bar>
  );
  return (
    <svg className={css.chart} width={width} height={height} role="img" aria-label={label}>
      <g transform={`translate(${margin.left},${margin.top})`}>
        <AxisLeft
          scale={y}
          numTicks={4}
          axisClassName={css.axis ?? ''}
          hideAxisLine
          hideTicks
          tickFormat={(value) => formatValue(Number(value))}
        />
        <AxisBottom
          scale={x}
          top={inner.height}
          axisClassName={css.axis ?? ''}
          hideTicks
          tickValues={points.map(({ name }) => name).filter((_, at) => at % every === 0)}
          tickFormat={(name) => formatName(String(name))}
        />
        {points.map((point) => (
          <g key={point.name}>{bar(point)}</g>
        ))}
      </g>
    </svg>
  );
}
