import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartProps } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import css from './charts.module.css';

const scaleNames = (names: string[], width: number) =>
  scaleBand({ domain: names, range: [0, width], padding: 0.25 });

/** Upright bars, for what follows each other, such as days. */
export function BarChart(props: ChartProps): ReactNode {
  const { points, formatValue, formatName } = props;
  return (
    <ChartFrame {...props} scaleNames={scaleNames}>
      {({ width, height, y }) => {
        const x = scaleNames(
          points.map(({ name }) => name),
          width,
        );
        return points.map(({ name, value }) => (
          <Bar
            key={name}
            className={css.bar ?? ''}
            x={x(name) ?? 0}
            y={y(value)}
            width={x.bandwidth()}
            height={height - y(value)}
          >
            <title>{`${formatName(name)}: ${formatValue(value)}`}</title>
          </Bar>
        ));
      }}
    </ChartFrame>
  );
}
