import { modifiedColumns } from '@relab/records/objects';
import type { AuthorContext } from './database-context.ts';

/** Who changes rows, and when: for every update that somebody makes. */
export const modifiedBy = ({
  principal,
  now,
}: Pick<AuthorContext, 'principal' | 'now'>): ReturnType<typeof modifiedColumns> & {
  readonly last_modified_by_id: string | null;
} => ({
  ...modifiedColumns(now()),
  last_modified_by_id: principal.kind === 'user' ? principal.userId : null,
});
