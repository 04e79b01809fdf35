import { Disclosure } from '@relab/toolkit/disclosure';
import { TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import type { ViewProps } from '../../page.ts';
import css from './order.module.css';
import type { OrderData } from './order-data.ts';
import { OrderForm } from './order-form.tsx';
import * as texts from './texts.tsx';

/** Asking for an order not to be carried out; folded away, since few want it. */
export function CancelOrder({ data, outcome }: Pick<ViewProps<OrderData>, 'data' | 'outcome'>): ReactNode {
  const state = formState<SiteForms['order']['cancel']>(outcome, 'cancel');
  return (
    <div className={css.cancel}>
      <Disclosure summary={texts.cancelHeading} open={outcome?.form === 'cancel'}>
        <FormProblems outcome={outcome} form="cancel" />
        <OrderForm data={data} action="cancel" label={texts.cancelButton} className={css.cancelForm}>
          <p className="soft">{texts.cancelHint}</p>
          <TextAreaField label={texts.reasonLabel} rows={3} maxLength={1000} {...state.field('reason')} />
        </OrderForm>
      </Disclosure>
    </div>
  );
}
