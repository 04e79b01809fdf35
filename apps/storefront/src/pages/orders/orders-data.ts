import type { OrderSummaries } from '@relab/contract/commerce';
import type { OrderStatusText } from '../../order/order-status.ts';
import type { OrderCriteria } from './order-criteria.ts';

export interface OrdersData {
  readonly orders: OrderSummaries;
  readonly isGuest: boolean;
  readonly companyName: string;
  /** The address of the user, where it is not verified. */
  readonly unverified: string | null;
  readonly statuses: OrderStatusText;
  readonly narrowing: OrderCriteria;
  readonly pageNumber: number;
  readonly pageCount: number;
}
