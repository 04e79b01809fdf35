import { dismissContentMentions, getContentMentions } from '@relab/client/content';
import type { ContentMention } from '@relab/contract/content';
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
}

const none: readonly ContentMention[] = [];

/** Where comments mention the user, until they have read it. */
export function useMentions(): Mentions {
  const { data, refresh } = useRead(getContentMentions, {});
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(), pause);
    return () => clearInterval(timer);
  }, []);
  return { count: data?.count ?? 0, mentions: data?.mentions ?? none };
}

export interface MentionItemsProps extends Mentions {
  readonly onOpen: () => void;
}

/** Entries of a list: each leads to its content, and counts as read then. */
export function MentionItems({ mentions, onOpen }: MentionItemsProps): ReactNode {
  const client = useClient();
  const report = useReportedFailure();
  const dismiss = (commentId: string): void =>
    void report(() => dismissContentMentions(client, { commentIds: [commentId] }));
  return mentions.map(({ commentId, createdBy, language, managedContentId, text, title }) => (
    <li key={commentId}>
      <a
        href={hrefOf(routes.contentItem, { contentId: managedContentId }, { language })}
        onClick={() => {
          dismiss(commentId);
          onOpen();
        }}
      >
        {`${texts.mentionedBy(createdBy?.name || texts.somebody)}: ${title}`}
      </a>
      <p className={css.excerpt}>{text}</p>
      <ActionButton
        type="button"
        variant="plain"
        aria-label={texts.dismissOf(title)}
        onClick={() => dismiss(commentId)}
      >
        {texts.dismiss}
      </ActionButton>
    </li>
  ));
}
