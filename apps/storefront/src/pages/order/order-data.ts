import type { OrderSummary } from '@relab/contract/commerce';
import type { OrderStatusText } from '../../order/order-status.ts';
import type { DocumentLink } from './document-links.ts';
import type { OrderFeedback } from './order-feedback.ts';

export interface OrderData {
  readonly order: OrderSummary;
  readonly statuses: OrderStatusText;
  /** Of a mail's link: opens a guest's order anywhere. */
  readonly orderKey: string | null;
  readonly mayUseCart: boolean;
  readonly news: OrderFeedback;
  readonly papers: readonly DocumentLink[];
}
