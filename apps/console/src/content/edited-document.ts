import type { ContentDocument } from '@relab/contract/content';
import { createContext, useContext } from 'react';

/** The content whose form is around, as it is stored; for parts of the form that need more of it than their field. */
export const EditedDocument = createContext<ContentDocument | undefined>(undefined);

export function useEditedDocument(): ContentDocument {
  const document = useContext(EditedDocument);
  if (!document) throw new Error('There is no form of a content around the component.');
  return document;
}
