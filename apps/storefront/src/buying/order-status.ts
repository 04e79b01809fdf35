import type { Client } from '@relab/client';
import { getAppContext } from '@relab/client/commerce';

/** The words of a status, by its name: the application context has them. */
export type OrderStatuses = (status: string) => string;

export interface OrderStatusWords {
  readonly wordsOf: OrderStatuses;
  /** In the order in which they follow each other. */
  readonly all: readonly { readonly value: string; readonly label: string }[];
}

export async function readOrderStatuses(client: Client): Promise<OrderStatusWords> {
  const { orderStatuses } = await getAppContext(client, {});
  const words = new Map(orderStatuses.map(({ apiName, displayValue }) => [apiName, displayValue]));
  return {
    wordsOf: (status) => words.get(status) ?? status,
    all: orderStatuses.map(({ apiName, displayValue }) => ({ value: apiName, label: displayValue })),
  };
}
