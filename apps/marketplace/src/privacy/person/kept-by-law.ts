/**
 * What stays of an erased person, since the law has it kept (GDPR, article 17, 3 b): who ordered and was invoiced, where to,
 * and on which document. All else of an order that says something about a person is blanked.
 */
export const keptByLaw: Readonly<Record<string, readonly string[]>> = {
  order_summary: [
    ...['contact_email', 'contact_name', 'vat_number', 'purchase_order_number', 'payment_reference'],
    ...['ship_to_name', 'ship_to_company_name', 'ship_to_street', 'ship_to_city', 'ship_to_postal_code'],
    ...['ship_to_region', 'ship_to_country', 'bill_to_name', 'bill_to_company_name', 'bill_to_street'],
    ...['bill_to_city', 'bill_to_postal_code', 'bill_to_region', 'bill_to_country'],
  ],
  order_delivery_group_summary: [
    ...['ship_to_name', 'ship_to_company_name', 'ship_to_street', 'ship_to_city', 'ship_to_postal_code'],
    ...['ship_to_region', 'ship_to_country'],
  ],
  invoice: ['content'],
  credit_note: ['content'],
  return_credit_note: ['content'],
};

/** Columns of orders and what belongs to them that say something about a person and are not kept. */
export const blankedOfOrders: Readonly<Record<string, readonly string[]>> = {
  order_summary: [
    ...['contact_phone', 'ship_to_phone_number', 'bill_to_phone_number', 'shipping_instructions'],
    ...['internal_note', 'cancellation_reason', 'cancellation_note', 'guest_key'],
  ],
  order_delivery_group_summary: ['ship_to_phone_number', 'shipping_instructions'],
  order_approval: ['note'],
  shipment: ['description'],
};
