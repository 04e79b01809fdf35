import type { ReactNode } from 'react';

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A pair of a list of facts; nothing where there is nothing to say. */
export function Fact({ label, children }: FactProps): ReactNode {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
