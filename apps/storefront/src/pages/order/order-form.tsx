import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import type { OrderData } from './order-data.ts';

export interface OrderFormProps {
  readonly data: Pick<OrderData, 'order' | 'orderKey'>;
  /** What `act` does with it. */
  readonly action: keyof SiteForms['order'];
  readonly label: string;
  readonly variant?: 'primary' | 'secondary';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** One thing that can be done with an order: a form, so that it needs no script. */
export function OrderForm({
  data,
  action,
  label,
  variant = 'secondary',
  className,
  children,
}: OrderFormProps): ReactNode {
  const { order, orderKey } = data;
  const href = hrefOf(routes.order, { orderSummaryId: order.orderSummaryId }, { key: orderKey });
  return (
    <form method="post" action={href} className={className}>
      <input type="hidden" name="action" value={action} />
      <FormKey opened={data} />
      {children}
      <ActionButton variant={variant}>{label}</ActionButton>
    </form>
  );
}
