import type { Client } from '@relab/client';
import { attachPurchaseOrder, detachPurchaseOrder } from '@relab/client/commerce';
import type { PaymentMethod } from '@relab/contract/commerce';
import type { Problem } from '@relab/pages';
import * as texts from '../texts.tsx';

const methods: readonly string[] = ['PurchaseOrder', 'Invoice', 'Card'] satisfies readonly PaymentMethod[];

export const isPaymentMethod = (text: string): text is PaymentMethod => methods.includes(text);

const largest = 10 * 1_048_576;

/** The fields of a form about the file of a purchase order. */
export interface DocumentOfForm {
  /** A new one; null where none was chosen. */
  readonly file: File | null;
  readonly isRemoved: boolean;
  readonly problems: readonly Problem[];
}

/** A field without a file is sent as one without a name and without bytes. */
export function readDocument(form: FormData): DocumentOfForm {
  const entry = form.get('purchaseOrderFile');
  const file = entry instanceof File && (entry.size > 0 || entry.name !== '') ? entry : null;
  const isTooLarge = file !== null && file.size > largest;
  return {
    file,
    isRemoved: file === null && form.has('removePurchaseOrderFile'),
    problems: isTooLarge ? [{ field: 'purchaseOrderFile', message: texts.fileTooLarge }] : [],
  };
}

/** Applies the form to the file of the open checkout. */
export async function keepDocument(client: Client, { file, isRemoved }: DocumentOfForm): Promise<void> {
  const active = { checkoutId: 'active' };
  if (file) await attachPurchaseOrder(client, { ...active, fileData: file });
  else if (isRemoved) await detachPurchaseOrder(client, active);
}
