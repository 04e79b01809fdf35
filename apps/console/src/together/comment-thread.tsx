import { createContentComment, deleteContentComment, updateContentComment } from '@relab/client/content';
import type { ContentComment, ContentCommentReply } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../session/use-formats.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { mentionParts } from './mention-query.ts';
import * as texts from './texts.ts';
import css from './together.module.css';
import { useReportedFailure } from './use-reported-failure.ts';

export interface CommentThreadProps {
  readonly comment: ContentComment;
  /** What it is about, in words. */
  readonly field: string;
  readonly onChanged: () => Promise<void>;
}

const nameOf = ({ createdBy }: ContentCommentReply): string => createdBy?.name || texts.somebody;

/** A comment, its replies, and what can be done with it. */
export function CommentThread({ comment, field, onChanged }: CommentThreadProps): ReactNode {
  const client = useClient();
  const report = useReportedFailure();
  const formats = useFormats();
  const [isReplying, setReplying] = useState(false);
  const [doomed, setDoomed] = useState<ContentCommentReply>();
  const name = nameOf(comment);
  const { isResolved, managedContentVariantId: variantId } = comment;
  async function setResolved(): Promise<void> {
    const config = { commentId: comment.id, isResolved: !isResolved };
    if (await report(() => updateContentComment(client, config))) await onChanged();
  }
  return (
    <li className={css.thread} data-resolved={isResolved || undefined}>
      <p className={css.field}>{field}</p>
      <Remark remark={comment} onDelete={setDoomed} />
      {comment.replies.length > 0 && (
        <ol className={css.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Remark remark={reply} onDelete={setDoomed} />
            </li>
          ))}
        </ol>
      )}
      {comment.resolvedDate !== null && (
        <p className="soft">
          {texts.resolvedBy(comment.resolvedBy?.name || texts.somebody, formats.moment(comment.resolvedDate))}
        </p>
      )}
      {isReplying ? (
        <CommentComposer
          variantId={variantId}
          label={texts.yourReply}
          sendLabel={texts.reply}
          takesFocus
          onCancel={() => setReplying(false)}
          onSend={async (text, mentionedUserIds) => {
            await createContentComment(client, {
              ...{ variantId, replyToId: comment.id, text, mentionedUserIds },
            });
            setReplying(false);
            await onChanged();
          }}
        />
      ) : (
        <div className={css.buttons}>
          <ActionButton
            type="button"
            variant="secondary"
            aria-label={texts.replyTo(name)}
            onClick={() => setReplying(true)}
          >
            {texts.reply}
          </ActionButton>
          <ActionButton
            type="button"
            variant="secondary"
            aria-label={isResolved ? texts.reopenOf(name) : texts.resolveOf(name)}
            onClick={() => void setResolved()}
          >
            {isResolved ? texts.reopen : texts.resolve}
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        onClose={() => setDoomed(undefined)}
        onConfirm={async () => {
          if (doomed) await deleteContentComment(client, { commentId: doomed.id });
          await onChanged();
        }}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </li>
  );
}

interface RemarkProps {
  readonly remark: ContentCommentReply;
  readonly onDelete: (remark: ContentCommentReply) => void;
}

/** What somebody said: who, when, and the words with the names that they mention. */
function Remark({ remark, onDelete }: RemarkProps): ReactNode {
  const formats = useFormats();
  return (
    <article className={css.remark}>
      <header className={css.said}>
        <strong>{nameOf(remark)}</strong>
        <time className="soft" dateTime={remark.createdDate}>
          {formats.moment(remark.createdDate)}
        </time>
        {remark.isDeletable && (
          <ActionButton
            type="button"
            variant="plain"
            aria-label={texts.removeOf(nameOf(remark))}
            onClick={() => onDelete(remark)}
          >
            {texts.remove}
          </ActionButton>
        )}
      </header>
      <p className={css.text}>
        {mentionParts(remark.text, remark.mentions).map(({ text, isMention }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes.
          isMention ? <b key={index}>{text}</b> : text,
        )}
      </p>
    </article>
  );
}
