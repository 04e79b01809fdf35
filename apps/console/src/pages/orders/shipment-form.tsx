import { createShipment } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import css from './orders.module.css';
import { QuantityFields, quantitiesOf } from './quantity-fields.tsx';
import * as texts from './texts.ts';

export interface FulfillmentFormProps {
  readonly fulfillment: OrderFulfillment;
  readonly onDone: () => void;
}

/** The members that were filled in. */
const filledIn = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = String(form.get(name) ?? '').trim();
      return text === '' ? [] : [[name, text]];
    }),
  ) as Partial<Record<Name, string>>;

/** Plans a shipment of all that is left, or of some of it. */
export function ShipmentForm({ fulfillment, onDone }: FulfillmentFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const { lines, orderSummaryId } = fulfillment;
  const submit = async (form: FormData): Promise<string | undefined> => {
    const items = quantitiesOf(form, lines);
    if (items.length === 0) return texts.nothingChosen;
    const { packages, weight, ...given } = filledIn(form, [
      'carrier',
      'trackingNumber',
      'trackingUrl',
      'shipDate',
      'packages',
      'weight',
    ]);
    await createShipment(client, {
      orderSummaryId,
      items: [...items],
      ...given,
      ...(packages ? { packages: Number(packages) } : {}),
      ...(weight ? { weight: Number(weight) } : {}),
    });
    showToast({ text: texts.shipmentPlanned });
    onDone();
    return undefined;
  };
  return (
    <WriteForm submitLabel={texts.planShipment} onSubmit={submit} onCancel={onDone}>
      <QuantityFields lines={lines} most={({ toShip }) => toShip} begins="all" />
      <div className={css.fields}>
        <TextField label={texts.carrier} name="carrier" maxLength={80} />
        <TextField label={texts.trackingNumber} name="trackingNumber" maxLength={80} />
        <TextField label={texts.trackingUrl} name="trackingUrl" type="url" maxLength={2000} />
        <TextField label={texts.shipDate} name="shipDate" type="date" />
        <TextField label={texts.packages} name="packages" type="number" min={1} max={999} />
        <TextField label={texts.weight} name="weight" type="number" min={0} step="any" />
      </div>
    </WriteForm>
  );
}
