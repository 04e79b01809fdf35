import type { CartSummary } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { PostForm } from '../../../form/post-form.tsx';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../cart.module.css';
import * as texts from '../texts.tsx';

/** So many are named; a list that fills the page hides the cart. */
const maxNamed = 10;

export const isBeingFilled = ({ asyncOperationStatus }: CartSummary): boolean =>
  asyncOperationStatus === 'Processing';

/**
 * Many products at once are put in while the page is shown already: that it goes on, and afterwards what could not be
 * put. The link is for who has no JavaScript, or has not touched the page yet.
 */
export function LargeChangeNotice({ summary }: { readonly summary: CartSummary }): ReactNode {
  if (isBeingFilled(summary)) {
    return (
      <Notice heading={texts.fillingHeading} nextStep={<a href={hrefOf(routes.cart)}>{texts.reloadCart}</a>}>
        {texts.fillingBody}
      </Notice>
    );
  }
  const problems = summary.messagesSummary?.limitedMessages.filter(({ type }) => type === 'Processing') ?? [];
  if (summary.asyncOperationStatus !== 'Errored' || problems.length === 0) return null;
  const more = problems.length - maxNamed;
  return (
    <Notice
      tone="warning"
      heading={texts.itemsNotAdded(problems.length)}
      nextStep={
        <PostForm to={routes.cart} intent="dismiss">
          <ActionButton variant="secondary">{texts.dismiss}</ActionButton>
        </PostForm>
      }
    >
      <ul className={css.problems}>
        {problems.slice(0, maxNamed).map(({ message, relatedEntityId }) => (
          <li key={`${relatedEntityId} ${message}`}>{message}</li>
        ))}
      </ul>
      {more > 0 && <p>{texts.moreCount(more)}</p>} {texts.otherItemsAdded}
    </Notice>
  );
}
