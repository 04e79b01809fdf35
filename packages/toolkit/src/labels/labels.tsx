import { createContext, type ReactNode, useContext } from 'react';
import { defaultLabels } from './default-labels.ts';
import type { Labels } from './label-texts.ts';

const LabelsContext = createContext<Labels>(defaultLabels);

/** Replaces the blocks' English words, all or some, for everything inside. */
export function LabelsProvider({
  labels,
  children,
}: {
  labels: Partial<Labels>;
  children: ReactNode;
}): ReactNode {
  const outer = useContext(LabelsContext);
  return <LabelsContext.Provider value={{ ...outer, ...labels }}>{children}</LabelsContext.Provider>;
}

/** The words of blocks as the nearest `LabelsProvider` has them; English without one. */
export function useLabels(): Labels {
  return useContext(LabelsContext);
}
