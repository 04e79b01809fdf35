import type { ReactNode } from 'react';
import type { ChartPoint } from './chart.ts';
import css from './charts.module.css';

export interface BarListProps {
  readonly points: readonly (ChartPoint & { readonly href?: string | undefined })[];
  readonly formatValue: (value: number) => string;
  /** Beside the number, such as a share of the first one. */
  readonly note?: ((point: ChartPoint, index: number) => string) | undefined;
}

/** Bars below each other with their names: read as they stand, no table needed. */
export function BarList({ points, formatValue, note }: BarListProps): ReactNode {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <ul className={css.bars}>
      {points.map((point, index) => {
        const { name, value, href } = point;
        return (
          <li key={name}>
            <span className={css.barName}>{href ? <a href={href}>{name}</a> : name}</span>
            <span className={css.barValue}>
              {formatValue(value)}
              {note && <span className="soft"> {note(point, index)}</span>}
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.fill} style={{ inlineSize: `${(value / most) * 100}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
