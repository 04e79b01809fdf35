import type { ReactNode } from 'react';
import css from '../jobs.module.css';

/** Names and values; those without a value are left out. */
export function Facts({
  label,
  facts,
}: {
  readonly label: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className={css.figures} aria-label={label}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
