import {
  createShipment as createShipmentCall,
  downloadPackingSlip,
  downloadShipmentLabels,
  getOrderFulfillment,
} from '@relab/contract/commerce';
import { staffRoute } from '@relab/server/administration';
import { badRequest, type Route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import { errorMessage } from '../error-messages/error-message.ts';
import type { CommerceOptions } from '../options/options.ts';
import { pdfResponse } from '../pdf/pdf-response.ts';
import { toRecordId } from '../record-id.ts';
import { createShipment } from './create-shipment.ts';
import { renderPackingSlip } from './packing-slip.ts';
import { readFulfillment } from './read-fulfillment.ts';
import { readShipmentDocuments } from './shipment-document.ts';
import { labelCount, renderLabels } from './shipment-labels.ts';

const maxShipments = 50;
const maxLabels = 400;

/** Who sends: the seller of the invoices, or the shop where there are none. */
const senderOf = ({ seller, name }: CommerceOptions) => seller ?? { name, address: [] };

/** The calls of those who ship orders. */
export const fulfillmentRoutes = (options: CommerceOptions): readonly Route[] => [
  staffRoute('clerk', getOrderFulfillment, ({ orderSummaryId }, { database }) =>
    readFulfillment(database, toRecordId(orderSummaryId)),
  ),

  idempotent(
    staffRoute('clerk', createShipmentCall, async ({ orderSummaryId, ...input }, context) => {
      const orderId = toRecordId(orderSummaryId);
      await createShipment(context, orderId, input);
      return await readFulfillment(context.database, orderId);
    }),
  ),

  staffRoute('clerk', downloadPackingSlip, async ({ shipmentId }, { database, now }) => {
    const [document] = await readShipmentDocuments(database, [toRecordId(shipmentId)], options);
    if (!document)
      throw badRequest(
        errorMessage((texts) => texts.nameShipment),
        'shipmentId',
      );
    const body = await renderPackingSlip(document, senderOf(options), now());
    return pdfResponse(body, document.shipmentNumber);
  }),

  staffRoute('clerk', downloadShipmentLabels, async ({ shipmentIds, startAt = 1 }, { database, now }) => {
    const ids = String(shipmentIds).split(',').map(toRecordId);
    if (ids.length > maxShipments)
      throw badRequest(
        errorMessage((texts) => texts.tooManyShipments(maxShipments)),
        'shipmentIds',
      );
    const documents = await readShipmentDocuments(database, ids, options);
    if (labelCount(documents) > maxLabels)
      throw badRequest(
        errorMessage((texts) => texts.tooManyLabels(maxLabels)),
        'shipmentIds',
      );
    const body = await renderLabels(documents, senderOf(options), { startAt, now: now() });
    return pdfResponse(body, 'labels');
  }),
];
