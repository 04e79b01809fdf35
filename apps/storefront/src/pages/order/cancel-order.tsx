import { Disclosure } from '@relab/toolkit/disclosure';
import { TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import { formState } from '../../buying/form-state.ts';
import type { ViewProps } from '../../frame/page.ts';
import css from './order.module.css';
import { OrderForm } from './order-form.tsx';
import type { OrderData } from './order-view.tsx';

/** Asking for an order not to be carried out; folded away, since few want it. */
export function CancelOrder({ data, outcome }: Pick<ViewProps<OrderData>, 'data' | 'outcome'>): ReactNode {
  const state = formState(outcome, 'cancel');
  return (
    <div className={css.cancel}>
      <Disclosure summary="Cancel this order" open={outcome?.form === 'cancel'}>
        <FormProblems outcome={outcome} form="cancel" />
        <OrderForm data={data} action="cancel" label="Ask to cancel the order" className={css.cancelForm}>
          <p className="soft">
            As long as nothing has been sent. You read our answer here and get it by mail, within one working
            day.
          </p>
          <TextAreaField
            label="Why, if you like to say"
            name="reason"
            rows={3}
            maxLength={1000}
            error={state.errorOf('reason')}
            defaultValue={state.startOf('reason')}
          />
        </OrderForm>
      </Disclosure>
    </div>
  );
}
