import { type ReactNode, useEffect, useEffectEvent } from 'react';

export interface ViewChangeProps {
  /** The view that is shown, such as `home`. */
  readonly view: string;
  readonly onViewChange: (view: string) => void;
}

/** S-036: tells once for each view that it is shown. Shows nothing itself. */
export function ViewChange({ view, onViewChange }: ViewChangeProps): ReactNode {
  const notify = useEffectEvent(onViewChange);
  useEffect(() => {
    notify(view);
  }, [view]);
  return null;
}
