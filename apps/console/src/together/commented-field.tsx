import type { ReactNode } from 'react';
import { useComments } from './comments-scope.tsx';
import * as texts from './texts.ts';
import css from './together.module.css';

export interface CommentedFieldProps {
  /** As `body.title`. */
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A field of a form with the way to what was said about it, and how much that is. */
export function CommentedField({ path, label, children }: CommentedFieldProps): ReactNode {
  const { openCounts, openAt } = useComments();
  const count = openCounts
    .filter(({ fieldPath }) => fieldPath === path || fieldPath.startsWith(`${path}.`))
    .reduce((sum, one) => sum + one.count, 0);
  return (
    <div className={css.commented}>
      {children}
      <button type="button" className={css.mark} data-count={count || undefined} onClick={() => openAt(path)}>
        <span aria-hidden="true">{count === 0 ? texts.comment : texts.countOpen(count)}</span>
        <span className="visually-hidden">
          {count === 0 ? texts.commentOn(label) : texts.commentsOn(label, count)}
        </span>
      </button>
    </div>
  );
}
