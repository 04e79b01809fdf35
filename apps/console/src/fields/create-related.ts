import { createContext, useContext } from 'react';

export interface RelatedRequest {
  readonly objectApiName: string;
  /** What was typed: the new record's name, most likely. */
  readonly name: string;
  readonly onCreated: (recordId: string, name: string) => void;
}

/** Opens a form for a new record above the form that a lookup stands in. Without a provider there is no such choice. */
const CreateRelatedContext = createContext<((request: RelatedRequest) => void) | undefined>(undefined);

export const CreateRelatedProvider = CreateRelatedContext.Provider;

export const useCreateRelated = (): ((request: RelatedRequest) => void) | undefined =>
  useContext(CreateRelatedContext);
