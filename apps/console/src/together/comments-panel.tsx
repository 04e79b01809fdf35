import { createContentComment, getContentComments } from '@relab/client/content';
import type { ContentComment } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentThread } from './comment-thread.tsx';
import { type CommentsState, useComments } from './comments-scope.tsx';
import * as texts from './texts.ts';
import css from './together.module.css';
import { useWhileVisible } from './use-while-visible.ts';

/** Milliseconds after which what others say is read. */
const pause = 15_000;
const pageSize = 25;

const labelAt = (fields: CommentsState['fields'], path: string): string =>
  path === '' ? texts.allFields : (fields.find((field) => field.path === path)?.label ?? path);

/** What was said about a content, and where to say more. */
export function CommentsPanel(): ReactNode {
  const { document, fields, path, openAt, openCounts, refresh, toggle } = useComments();
  const client = useClient();
  const panel = useRef<HTMLElement>(null);
  const [writes, setWrites] = useState(0);
  const variantId = document.managedContentVariantId;
  // Whoever opened it at a field wants to write; the scope remembers which.
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(path === '' ? 'h2' : 'textarea')?.focus();
  }, [path]);
  const total = openCounts.reduce((sum, one) => sum + one.count, 0);
  const onChanged = async (): Promise<void> => {
    setWrites((count) => count + 1);
    await refresh();
  };
  const list = (isResolved: boolean): ReactNode => (
    <Threads
      variantId={variantId}
      isResolved={isResolved}
      writes={writes}
      labelOf={(at) => labelAt(fields, at)}
      onChanged={onChanged}
    />
  );
  return (
    <aside className={css.panel} ref={panel} data-side="" aria-labelledby="comments-heading">
      <header className={css.panelHeader}>
        <h2 id="comments-heading" tabIndex={-1}>
          {texts.comments}
        </h2>
        <ActionButton type="button" variant="plain" onClick={toggle}>
          {texts.close}
        </ActionButton>
      </header>
      <div className={css.write}>
        <SelectField
          name="comment-field"
          label={texts.about}
          value={path}
          options={[
            { value: '', label: texts.allFields },
            ...fields.map((field) => ({ value: field.path, label: field.label })),
          ]}
          onChange={({ target }) => openAt(target.value)}
        />
        <CommentComposer
          variantId={variantId}
          label={texts.yourComment}
          sendLabel={texts.send}
          onSend={async (text, mentionedUserIds) => {
            await createContentComment(client, { variantId, fieldPath: path, text, mentionedUserIds });
            await onChanged();
          }}
        />
      </div>
      <Tabs
        label={texts.which}
        tabs={[
          { id: 'open', label: texts.open, count: String(total), content: list(false) },
          { id: 'resolved', label: texts.resolved, content: list(true) },
        ]}
      />
    </aside>
  );
}

interface ThreadsProps {
  readonly variantId: string;
  readonly isResolved: boolean;
  /** Another one after each write of one's own. */
  readonly writes: number;
  readonly labelOf: (path: string) => string;
  readonly onChanged: () => Promise<void>;
}

function Threads({ variantId, isResolved, writes, labelOf, onChanged }: ThreadsProps): ReactNode {
  const client = useClient();
  const [older, setOlder] = useState<{
    readonly comments: readonly ContentComment[];
    readonly next: string | null;
  }>();
  const { data, error, refresh } = useRead(getContentComments, { variantId, isResolved, pageSize });
  useWhileVisible(() => void refresh(), pause);
  const readAgain = useEffectEvent(() => {
    setOlder(undefined);
    void refresh();
  });
  useEffect(() => {
    if (writes > 0) readAgain();
  }, [writes]);
  if (error) return <ReadError error={error} onRetry={() => void refresh()} />;
  if (!data) return <Skeleton lines={3} />;
  const next = older ? older.next : data.nextBefore;
  const all = [...data.comments, ...(older?.comments ?? [])];
  if (all.length === 0)
    return isResolved ? (
      <EmptyState title={texts.noResolved} />
    ) : (
      <EmptyState title={texts.noOpen}>{texts.noOpenHint}</EmptyState>
    );
  return (
    <>
      <ul className={css.threads}>
        {all.map((comment) => (
          <CommentThread
            key={comment.id}
            comment={comment}
            field={labelOf(comment.fieldPath)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {next !== null && (
        <ActionButton
          type="button"
          variant="secondary"
          onClick={async () => {
            const page = await getContentComments(client, {
              ...{ variantId, isResolved, pageSize, before: next },
            });
            setOlder({ comments: [...(older?.comments ?? []), ...page.comments], next: page.nextBefore });
          }}
        >
          {texts.older}
        </ActionButton>
      )}
    </>
  );
}
