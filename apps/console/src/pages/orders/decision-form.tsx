import { approveReturnOrder, cancelReturnOrder } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface DecisionFormProps {
  readonly of: OrderFulfillment['returns'][number];
  readonly decision: 'approve' | 'decline';
  readonly onDone: () => void;
}

/** Accepts a return that the buyer requested, or declines it with a reason; the buyer gets a mail. */
export function DecisionForm({ of, decision, onDone }: DecisionFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const isDeclined = decision === 'decline';
  const submit = async (form: FormData): Promise<undefined> => {
    const note = String(form.get('note')).trim();
    const decided = { returnOrderId: of.returnOrderId, ...(note === '' ? {} : { note }) };
    await (isDeclined ? cancelReturnOrder(client, decided) : approveReturnOrder(client, decided));
    showToast({ text: texts.returnDecided });
    onDone();
  };
  return (
    <WriteForm
      submitLabel={isDeclined ? texts.declineReturn : texts.approveReturn}
      onSubmit={submit}
      onCancel={onDone}
    >
      {of.description && <p>{texts.buyerSays(of.description)}</p>}
      <TextAreaField
        label={isDeclined ? texts.noteToBuyer : texts.noteWithApproval}
        name="note"
        required={isDeclined}
        maxLength={1000}
      />
    </WriteForm>
  );
}
