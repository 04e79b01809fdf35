import { AxisBottom, AxisLeft, type AxisScale } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import type { ChartProps } from './chart.ts';
import css from './charts.module.css';

const margin = { top: 8, right: 16, bottom: 28, left: 64 };
const height = 200;

/** Pixels that a name below takes: so many names stand there, and no more. */
const nameWidth = 72;

export interface ChartInside {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where a value stands, in pixels from the top. */
  readonly y: (value: number) => number;
}

export interface ChartFrameProps extends ChartProps {
  /** Where names stand, in so many pixels. */
  readonly scaleNames: (names: string[], width: number) => AxisScale;
  readonly children: (inside: ChartInside) => ReactNode;
}

/** The axes of a chart around what is drawn between them. */
export function ChartFrame(props: ChartFrameProps): ReactNode {
  const { points, label, width, formatValue, formatName, scaleNames, children } = props;
  const inside = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const names = points.map(({ name }) => name);
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ value }) => value))],
    range: [inside.height, 0],
    nice: 4,
  });
  const every = Math.max(1, Math.ceil((names.length * nameWidth) / Math.max(1, inside.width)));
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
          scale={scaleNames(names, inside.width)}
          top={inside.height}
          axisClassName={css.axis ?? ''}
          hideTicks
          tickValues={names.filter((_, at) => at % every === 0)}
          tickFormat={(name) => formatName(String(name))}
        />
        {children({ ...inside, y })}
      </g>
    </svg>
  );
}
