import type { ReactNode } from 'react';

/** S-035 to S-037: holds what a page needs and nobody sees: search-engine assistant, view-change notifier, data layer. */
export function HiddenRegion({ children }: { children?: ReactNode }): ReactNode {
  return <div hidden>{children}</div>;
}
