import { createReturnOrder } from '@relab/client/commerce';
import { useClient } from '@relab/react';
import { SelectField, TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import { QuantityFields, quantitiesOf } from './quantity-fields.tsx';
import type { FulfillmentFormProps } from './shipment-form.tsx';
import * as texts from './texts.ts';

const reasons = ['Does Not Work', 'Not as Described', 'Damaged', 'No Longer Needed', 'Other'] as const;

/** Expects some units back that have left. */
export function ReturnForm({ fulfillment, onDone }: FulfillmentFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const { lines, orderSummaryId } = fulfillment;
  const submit = async (form: FormData): Promise<string | undefined> => {
    const items = quantitiesOf(form, lines);
    if (items.length === 0) return texts.nothingChosen;
    const description = String(form.get('description')).trim();
    await createReturnOrder(client, {
      orderSummaryId,
      items: [...items],
      reason: reasons.find((reason) => reason === form.get('reason')) ?? 'Other',
      ...(description ? { description } : {}),
    });
    showToast({ text: texts.returnExpected });
    onDone();
    return undefined;
  };
  return (
    <WriteForm submitLabel={texts.expectReturn} onSubmit={submit} onCancel={onDone}>
      <QuantityFields lines={lines} most={({ returnable }) => returnable} begins="none" />
      <SelectField
        label={texts.reason}
        name="reason"
        options={reasons.map((value) => ({ value, label: texts.returnReasons[value] }))}
      />
      <TextAreaField label={texts.description} name="description" maxLength={2000} />
    </WriteForm>
  );
}
