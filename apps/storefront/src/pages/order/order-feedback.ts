import type { OrderSummary, Reordered } from '@relab/contract/commerce';
import type { QueryValues } from '@relab/pages/routes';

/** The feedback after an action on an order. */
export interface OrderFeedback {
  /** How many items were added to the cart by reordering; null without reordering. */
  readonly added: number | null;
  /** Names of those that were not. */
  readonly missing: readonly string[];
  readonly isAsked: boolean;
  readonly isReturnRequested: boolean;
  readonly isConfirmed: boolean;
}

/** The result of reordering, for the address of the page that shows it. */
export const writeOrderFeedback = ({ added, notAdded }: Reordered): QueryValues => ({
  added: added.length,
  missing: notAdded.map(({ orderItemSummaryId }) => orderItemSummaryId),
});

/** The address names items by their ids, so that it can say nothing but names of the order itself. */
export function readOrderFeedback(url: URL, { items }: Pick<OrderSummary, 'items'>): OrderFeedback {
  const { searchParams } = url;
  const added = searchParams.get('added') ?? '';
  const missing = new Set(searchParams.getAll('missing'));
  return {
    added: /^\d{1,4}$/.test(added) ? Number(added) : null,
    missing: items.filter((item) => missing.has(item.orderItemSummaryId)).map(({ name }) => name),
    isAsked: searchParams.has('asked'),
    isReturnRequested: searchParams.has('returning'),
    isConfirmed: searchParams.has('confirmed'),
  };
}
