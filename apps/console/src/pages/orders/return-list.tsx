import { cancelReturnOrder } from '@relab/client/commerce';
import { downloadReturnCreditNote, type OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { downloadHref } from '../../session/download-href.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Table } from '../../ui/table.tsx';
import { DecisionForm } from './decision-form.tsx';
import css from './orders.module.css';
import { ReceiveForm } from './receive-form.tsx';
import { RefundForm } from './refund-form.tsx';
import * as texts from './texts.ts';

type Return = OrderFulfillment['returns'][number];

export interface ReturnListProps {
  readonly fulfillment: OrderFulfillment;
  readonly returns: readonly Return[];
}

interface Step {
  readonly kind: 'approve' | 'decline' | 'receive' | 'refund' | 'cancel';
  readonly of: Return;
}

/** The returns of an order, each with its next step, and what of it was canceled. */
export function ReturnList({ fulfillment, returns }: ReturnListProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const [step, setStep] = useState<Step>();
  if (returns.length === 0) return null;
  const close = (): void => setStep(undefined);
  const nameOf = (id: string): string =>
    fulfillment.lines.find(({ orderItemSummaryId }) => orderItemSummaryId === id)?.name ?? '';
  return (
    <section className={css.part} aria-label={texts.returns}>
      <h3>{texts.returns}</h3>
      <Table
        caption={texts.returns}
        rows={returns}
        rowKey={({ returnOrderId }) => returnOrderId}
        columns={[
          {
            id: 'number',
            label: texts.returnNumber,
            isHeader: true,
            cell: ({ returnOrderNumber, createdDate }) => (
              <>
                {returnOrderNumber}
                <span className={css.minor}>{formats.moment(createdDate)}</span>
              </>
            ),
          },
          {
            id: 'status',
            label: texts.status,
            cell: ({ type, status }) =>
              type === 'Cancellation' ? texts.canceledAndCredited : texts.returnStatuses[status],
          },
          {
            id: 'items',
            label: texts.items,
            cell: ({ type, items }) =>
              items
                .map(({ orderItemSummaryId, quantity, received }) => {
                  const units = texts.receivedOf(type === 'Return' ? received : null, quantity);
                  return `${units} × ${nameOf(orderItemSummaryId)}`;
                })
                .join(', '),
          },
          {
            id: 'refund',
            label: texts.refund,
            isNumber: true,
            cell: (one) =>
              one.refundAmount && (
                <>
                  {formats.amount(Number(one.refundAmount), fulfillment.currencyIsoCode)}
                  {one.refundState && (
                    <span className={css.minor}>{texts.refundStates[one.refundState]}</span>
                  )}
                  <a
                    className={css.minor}
                    href={downloadHref(downloadReturnCreditNote, { returnOrderId: one.returnOrderId })}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {texts.creditNote}
                  </a>
                </>
              ),
          },
          {
            id: 'steps',
            label: texts.steps,
            hidesLabel: true,
            cell: (of) => (
              <div className={css.steps}>
                {of.status === 'Requested' && (
                  <>
                    <ActionButton type="button" onClick={() => setStep({ kind: 'approve', of })}>
                      {texts.approveReturn}
                    </ActionButton>
                    <ActionButton
                      type="button"
                      variant="plain"
                      onClick={() => setStep({ kind: 'decline', of })}
                    >
                      {texts.declineReturn}
                    </ActionButton>
                  </>
                )}
                {of.status === 'Approved' && (
                  <>
                    <ActionButton type="button" onClick={() => setStep({ kind: 'receive', of })}>
                      {texts.receive}
                    </ActionButton>
                    <ActionButton
                      type="button"
                      variant="plain"
                      onClick={() => setStep({ kind: 'cancel', of })}
                    >
                      {texts.cancelReturn}
                    </ActionButton>
                  </>
                )}
                {of.status === 'Received' && (
                  <ActionButton type="button" onClick={() => setStep({ kind: 'refund', of })}>
                    {texts.refundIt}
                  </ActionButton>
                )}
              </div>
            ),
          },
        ]}
      />
      {(['approve', 'decline'] as const).map((kind) => (
        <ModalDialog
          key={kind}
          isOpen={step?.kind === kind}
          onClose={close}
          title={kind === 'approve' ? texts.approveReturn : texts.declineReturn}
        >
          {step && <DecisionForm of={step.of} decision={kind} onDone={close} />}
        </ModalDialog>
      ))}
      <ModalDialog isOpen={step?.kind === 'receive'} onClose={close} title={texts.receive} size="medium">
        {step && <ReceiveForm of={step.of} nameOf={nameOf} onDone={close} />}
      </ModalDialog>
      <ModalDialog isOpen={step?.kind === 'refund'} onClose={close} title={texts.refundIt}>
        {step && <RefundForm of={step.of} fulfillment={fulfillment} onDone={close} />}
      </ModalDialog>
      <ConfirmDialog
        isOpen={step?.kind === 'cancel'}
        title={texts.cancelReturnTitle(step?.of.returnOrderNumber ?? '')}
        confirmLabel={texts.cancelReturn}
        onConfirm={() => step && cancelReturnOrder(client, { returnOrderId: step.of.returnOrderId })}
        onClose={close}
      >
        {texts.cancelReturnHint}
      </ConfirmDialog>
    </section>
  );
}
