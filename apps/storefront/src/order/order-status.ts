import type { Client } from '@relab/client';
import { getAppContext } from '@relab/client/commerce';
import { statusText } from './status-text.ts';

/** The words of a status, by its name: the application context has them in English. */
export type OrderStatuses = (status: string) => string;

export interface OrderStatusText {
  readonly labelOf: OrderStatuses;
  /** In the order in which they follow each other. */
  readonly all: readonly { readonly value: string; readonly label: string }[];
}

export async function readOrderStatuses(client: Client): Promise<OrderStatusText> {
  const { orderStatuses } = await getAppContext(client, {});
  const all = orderStatuses.map(({ apiName, displayValue }) => ({
    value: apiName,
    label: statusText(apiName, displayValue),
  }));
  const labels = new Map(all.map(({ value, label }) => [value, label]));
  return {
    labelOf: (status) => labels.get(status) ?? status,
    all,
  };
}
