import type { Client } from '@relab/client';
import { type AnyCall, buildRequest } from '@relab/contract';
import {
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
  downloadOrderReturnCreditNote,
  type OrderSummary,
} from '@relab/contract/commerce';
import * as texts from './texts.tsx';

/** A paper of an order that can be downloaded. */
export interface DocumentLink {
  readonly label: string;
  readonly href: string;
  /** Bytes; undefined for a document that is generated on request. */
  readonly size?: number;
}

/** The invoice, where there is one, what takes it back as a whole or in part, and the files that came with the order. */
export function documentLinks(
  client: Client,
  order: OrderSummary,
  orderKey: string | null,
): readonly DocumentLink[] {
  const { orderSummaryId, invoice, creditNote, returns = [], documents = [] } = order;
  const params = { ...client.context, orderSummaryId, ...(orderKey ? { orderKey } : {}) };
  const hrefOf = (call: AnyCall, more: object = {}): string =>
    buildRequest(call, { ...params, ...more }, client.context).url;
  return [
    ...(invoice ? [{ label: texts.invoiceFile(invoice.invoiceNumber), href: hrefOf(downloadInvoice) }] : []),
    ...(creditNote
      ? [
          {
            label: texts.creditNoteFile(creditNote.creditNoteNumber),
            href: hrefOf(downloadCreditNote),
          },
        ]
      : []),
    ...returns.flatMap(({ returnOrderId, creditNoteNumber }) =>
      creditNoteNumber === null
        ? []
        : [
            {
              label: texts.creditNoteFile(creditNoteNumber),
              href: hrefOf(downloadOrderReturnCreditNote, { returnOrderId }),
            },
          ],
    ),
    ...documents.map(({ contentDocumentId, title, fileType, contentSize }) => ({
      label: texts.purchaseOrderFile(title, fileType),
      href: hrefOf(downloadOrderDocument, { contentDocumentId }),
      size: contentSize,
    })),
  ];
}
