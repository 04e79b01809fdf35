import { dismissContentMentions, getContentMentions } from '@relab/client/content';
import type { ContentMention, ContentTask } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import * as texts from './texts.ts';
import css from './together.module.css';
import { useReportedFailure } from './use-reported-failure.ts';

/** Milliseconds after which they are read again, while the page is looked at. */
const pause = 120_000;

export interface Mentions {
  readonly count: number;
  readonly mentions: readonly ContentMention[];
  /** What waits for the user in workflows. */
  readonly tasks: readonly ContentTask[];
}

const none: readonly never[] = [];

/** Where comments mention the user, and what waits for them in workflows, until they have read it. */
export function useMentions(): Mentions {
  const { data, refresh } = useRead(getContentMentions, {});
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(), pause);
    return () => clearInterval(timer);
  }, []);
  return { count: data?.count ?? 0, mentions: data?.mentions ?? none, tasks: data?.tasks ?? none };
}

export interface MentionItemsProps extends Mentions {
  readonly onOpen: () => void;
}

/** Entries of a list: each leads to its content, and counts as read then. */
export function MentionItems({ mentions, tasks, onOpen }: MentionItemsProps): ReactNode {
  const client = useClient();
  const report = useReportedFailure();
  return (
    <>
      {tasks.map(({ managedContentVariantId, createdBy, isAssigned, stateLabel, ...content }) => (
        <Item
          key={managedContentVariantId}
          {...content}
          label={`${isAssigned ? texts.assignedToYou : texts.waitsForYou}: ${content.title}`}
          text={texts.inState(stateLabel, createdBy?.name || texts.somebody)}
          dismissLabel={texts.dismissTask(content.title)}
          onOpen={onOpen}
          onDismiss={() =>
            void report(() => dismissContentMentions(client, { variantIds: [managedContentVariantId] }))
          }
        />
      ))}
      {mentions.map(({ commentId, createdBy, text, ...content }) => (
        <Item
          key={commentId}
          {...content}
          label={`${texts.mentionedBy(createdBy?.name || texts.somebody)}: ${content.title}`}
          text={text}
          dismissLabel={texts.dismissOf(content.title)}
          onOpen={onOpen}
          onDismiss={() => void report(() => dismissContentMentions(client, { commentIds: [commentId] }))}
        />
      ))}
    </>
  );
}

interface ItemProps extends Pick<ContentMention, 'language' | 'managedContentId'> {
  readonly label: string;
  readonly text: string;
  readonly dismissLabel: string;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

function Item({ label, text, dismissLabel, onOpen, onDismiss, ...content }: ItemProps): ReactNode {
  const { managedContentId: contentId, language } = content;
  return (
    <li>
      <a
        href={hrefOf(routes.contentItem, { contentId }, { language })}
        onClick={() => {
          onDismiss();
          onOpen();
        }}
      >
        {label}
      </a>
      <p className={css.excerpt}>{text}</p>
      <ActionButton type="button" variant="plain" aria-label={dismissLabel} onClick={onDismiss}>
        {texts.dismiss}
      </ActionButton>
    </li>
  );
}
