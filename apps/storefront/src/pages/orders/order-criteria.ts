import type { OrderStatusText } from '../../order/order-status.ts';

/** What a list of orders is narrowed to, as it stands in the address; an empty text narrows nothing. */
export interface OrderCriteria {
  readonly term: string;
  readonly status: string;
  /** `own`, or empty for all of the account. */
  readonly by: string;
  readonly [name: string]: string;
}

export function readCriteria({ searchParams }: URL, { all }: OrderStatusText): OrderCriteria {
  const status = searchParams.get('status') ?? '';
  return {
    term: (searchParams.get('term') ?? '').trim().slice(0, 100),
    status: all.some(({ value }) => value === status) ? status : '',
    by: searchParams.get('by') === 'own' ? 'own' : '',
  };
}

export const hasCriteria = ({ term, status, by }: OrderCriteria): boolean => [term, status, by].some(Boolean);

/** The same as the members of the call. */
export const queryOf = ({ term, status, by }: OrderCriteria) => ({
  ...(term === '' ? {} : { searchTerm: term }),
  ...(status === '' ? {} : { status }),
  ...(by === '' ? {} : { onlyOwn: true }),
});
