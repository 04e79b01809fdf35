import { type ReactNode, useEffect, useLayoutEffect } from 'react';

export interface PageLifecycleProps {
  /** Called once what is rendered with it stands in the document, before it is painted. */
  readonly onShown?: (() => void) | undefined;
  /** Called when what is rendered first listens. */
  readonly onHydrated?: () => void;
  readonly children?: ReactNode;
}

/** Around all that a site renders: reports when it is in the document. */
export function PageLifecycle({ onShown, onHydrated, children }: PageLifecycleProps): ReactNode {
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}
