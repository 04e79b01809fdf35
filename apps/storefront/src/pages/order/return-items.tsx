import { Disclosure } from '@relab/toolkit/disclosure';
import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import type { SiteForms } from '../../forms.ts';
import type { ViewProps } from '../../page.ts';
import css from './order.module.css';
import type { OrderData } from './order-data.ts';
import { OrderForm } from './order-form.tsx';
import { returnReasons } from './return-reason.ts';
import * as texts from './texts.tsx';

/** Asking to send back what has left; folded away, since few want it. */
export function ReturnItems({ data, outcome }: Pick<ViewProps<OrderData>, 'data' | 'outcome'>): ReactNode {
  const { returnableItems = [] } = data.order;
  const state = formState<SiteForms['order']['return']>(outcome, 'return');
  const reasons = returnReasons.map((value) => ({ value, label: texts.returnReasons[value] }));
  return (
    <div className={css.cancel}>
      <Disclosure summary={texts.returnHeading} open={outcome?.form === 'return'}>
        <FormProblems outcome={outcome} form="return" />
        <OrderForm data={data} action="return" label={texts.returnButton} className={css.cancelForm}>
          <p className="soft">{texts.returnHint}</p>
          {returnableItems.map(({ orderItemSummaryId, name, quantity }) => (
            <TextField
              key={orderItemSummaryId}
              label={name}
              hint={texts.returnAtMost(quantity)}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantity}
              step={1}
              {...state.field(`quantity-${orderItemSummaryId}`, returnableItems.length === 1 ? '1' : '0')}
            />
          ))}
          <SelectField
            label={texts.returnReasonLabel}
            required
            options={[{ value: '', label: texts.chooseReturnReason }, ...reasons]}
            {...state.field('reason')}
          />
          <TextAreaField
            label={texts.returnDescriptionLabel}
            rows={3}
            maxLength={1000}
            {...state.field('description')}
          />
        </OrderForm>
      </Disclosure>
    </div>
  );
}
