import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type ComparisonStorage, withListing } from './comparison-storage.ts';

export interface Comparison {
  readonly ids: readonly string[];
  /** True after one was refused because there was no room for it. */
  readonly isRefused: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

const nothing: Comparison = { ids: [], isRefused: false, toggle: () => undefined, clear: () => undefined };

const ComparisonContext = createContext(nothing);

export const useComparison = (): Comparison => useContext(ComparisonContext);

export interface ComparisonProviderProps {
  /** The page that is shown: another one reads the choice anew. */
  readonly opened: object;
  /** What was chosen when the server rendered the first one. */
  readonly chosen: readonly string[];
  readonly slot: ComparisonStorage;
  readonly children: ReactNode;
}

/** The chosen listings, for buttons and bar. The stored ones win: another tab may have changed them. */
export function ComparisonProvider({ opened, chosen, slot, children }: ComparisonProviderProps): ReactNode {
  const [state, setState] = useState({ opened, ids: chosen, isRefused: false });
  const current = state.opened === opened ? state : { opened, ids: slot.read(), isRefused: false };
  if (current !== state) setState(current);
  const { ids, isRefused } = current;
  const value = useMemo(() => {
    const keep = (next: readonly string[]) => {
      slot.save(next);
      setState({ opened, ids: next, isRefused: false });
    };
    const toggle = (id: string) => {
      const before = slot.read();
      if (ids.includes(id)) return keep(before.filter((one) => one !== id));
      const next = withListing(before, id);
      return next ? keep(next) : setState({ opened, ids: before, isRefused: true });
    };
    return { ids, isRefused, toggle, clear: () => keep([]) };
  }, [ids, isRefused, opened, slot]);
  return <ComparisonContext value={value}>{children}</ComparisonContext>;
}
