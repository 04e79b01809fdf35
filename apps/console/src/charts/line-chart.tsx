import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { Circle, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartProps } from './chart.ts';
import css from './charts.module.css';

const margin = { top: 8, right: 16, bottom: 28, left: 64 };
const height = 200;

/** A line, for what goes up and down over days. */
export function LineChart({ points, label, width, formatValue, formatName }: ChartProps): ReactNode {
  const inner = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const x = scalePoint({ domain: points.map(({ name }) => name), range: [0, inner.width] });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ value }) => value))],
    range: [inner.height, 0],
    nice: 4,
  });
  const every = Math.max(1, Math.ceil((points.length * 72) / Math.max(1, inner.width)));
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
        <LinePath
          className={css.line ?? ''}
          data={[...points]}
          x={({ name }) => x(name) ?? 0}
          y={({ value }) => y(value)}
        />
        {points.map(({ name, value }) => (
          <Circle key={name} className={css.dot ?? ''} cx={x(name) ?? 0} cy={y(value)} r={3}>
            <title>{`${formatName(name)}: ${formatValue(value)}`}</title>
          </Circle>
        ))}
      </g>
    </svg>
  );
}
