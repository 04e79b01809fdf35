import type { OrderSummary } from '@relab/contract/commerce';
import type { OrderStatusText } from '../../order/order-status.ts';
import type { OrderNews } from './order-news.ts';
import type { Paper } from './order-papers.ts';

export interface OrderData {
  readonly order: OrderSummary;
  readonly statuses: OrderStatusText;
  /** Of a mail's link: opens a guest's order anywhere. */
  readonly orderKey: string | null;
  readonly mayUseCart: boolean;
  readonly news: OrderNews;
  readonly papers: readonly Paper[];
}
