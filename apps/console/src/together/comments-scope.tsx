import { getContentComments } from '@relab/client/content';
import type { ContentComments, ContentDocument } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export interface CommentedFieldName {
  /** As `body.title`; empty for the content itself. */
  readonly path: string;
  readonly label: string;
}

export interface CommentsState {
  readonly document: ContentDocument;
  /** Fields of the form, in its order. */
  readonly fields: readonly CommentedFieldName[];
  readonly openCounts: ContentComments['openCounts'];
  readonly isOpen: boolean;
  /** What the next comment is about. */
  readonly path: string;
  /** Opens the panel, to write about a field. */
  readonly openAt: (path: string) => void;
  readonly toggle: () => void;
  /** Reads again how many comments are open. */
  readonly refresh: () => Promise<void>;
}

const CommentsContext = createContext<CommentsState | undefined>(undefined);

export interface CommentsScopeProps {
  readonly document: ContentDocument;
  readonly fields: readonly CommentedFieldName[];
  readonly children: ReactNode;
}

const none: ContentComments['openCounts'] = [];

/** Around a form: its fields show how many comments they have, and lead to them. */
export function CommentsScope({ document, fields, children }: CommentsScopeProps): ReactNode {
  const { data, refresh } = useRead(getContentComments, {
    ...{ variantId: document.managedContentVariantId, pageSize: 1 },
  });
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState('');
  const openCounts = data?.openCounts ?? none;
  const openAt = useCallback((at: string) => {
    setPath(at);
    setOpen(true);
  }, []);
  const state = useMemo(
    (): CommentsState => ({
      ...{ document, fields, openCounts, isOpen, path, openAt, refresh },
      toggle: () => setOpen(!isOpen),
    }),
    [document, fields, openCounts, isOpen, path, openAt, refresh],
  );
  return <CommentsContext value={state}>{children}</CommentsContext>;
}

export function useComments(): CommentsState {
  const state = useContext(CommentsContext);
  if (!state) throw new Error('There is no CommentsScope above the component.');
  return state;
}
