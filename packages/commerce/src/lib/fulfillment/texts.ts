/** The texts of packing slips and labels. `texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  packingSlip: (number: string): string => `Packing slip ${number}`,
  shipTo: 'Ship to',
  order: 'Order',
  numberOfDay: (number: string, day: string): string => `${number} of ${day}`,
  purchaseOrder: 'Your purchase order',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  packages: 'Packages',
  instructions: 'Instructions',
  item: 'Item',
  ordered: 'Ordered',
  enclosed: 'Enclosed',
  packed: 'Packed',
  toFollow: 'In other shipments of this order',
  complete: 'The order is complete with this shipment.',
  from: 'From',
  packageOf: (at: number, count: number): string => `Package ${at} of ${count}`,
  labels: 'Shipping labels',
  page: (at: number, count: number): string => `Page ${at} of ${count}`,
  locale: 'en-US',
};

export type FulfillmentTexts = typeof english;
