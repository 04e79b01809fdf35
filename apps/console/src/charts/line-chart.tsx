import { scalePoint } from '@visx/scale';
import { Circle, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartProps } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import css from './charts.module.css';

const scaleNames = (names: string[], width: number) => scalePoint({ domain: names, range: [0, width] });

/** A line, for what goes up and down over days. */
export function LineChart(props: ChartProps): ReactNode {
  const { points, formatValue, formatName } = props;
  return (
    <ChartFrame {...props} scaleNames={scaleNames}>
      {({ width, y }) => {
        const x = scaleNames(
          points.map(({ name }) => name),
          width,
        );
        return (
          <>
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
          </>
        );
      }}
    </ChartFrame>
  );
}
