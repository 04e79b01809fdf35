/** The texts of invoices and credit notes. `texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  locale: 'en-US',
  position: 'No.',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  taxRate: 'Tax',
  amount: 'Net amount',
  vatNumber: (number: string): string => `VAT number ${number}`,
  billedTo: 'Billed to',
  invoice: (number: string): string => `Invoice ${number}`,
  creditNote: (number: string): string => `Credit note ${number}`,
  date: 'Date',
  invoiceDate: 'Invoice date',
  forInvoice: 'For the invoice',
  order: 'Order',
  numberOfDay: (number: string, day: string): string => `${number} of ${day}`,
  purchaseOrder: 'Your purchase order',
  deliveredTo: 'Delivered to',
  paidByCard: 'Paid by card',
  discount: (amount: string): string => `Discount ${amount}`,
  delivery: (method: string): string => `Delivery: ${method}`,
  net: 'Net',
  taxOf: (rate: string, net: string): string => `Tax ${rate} of ${net}`,
  total: 'Total',
  takesBack: (number: string): string => `This takes the invoice ${number} back whole.`,
  takesBackInPart: (number: string): string =>
    `This credits what was returned of the invoice ${number}; the rest of it stands.`,
  givenBack: 'It is set off against what is still to be paid; what was paid already is given back.',
  nothingToPay: 'Nothing is to be paid for it any more; what was paid before is given back.',
  backToCard: 'What was paid by card is given back to that card.',
  payable: (days: number, number: string): string =>
    `Payable within ${days} days, without deduction. Please name the number ${number}.`,
  paid: 'Paid in full by card. Nothing is left to pay.',
  page: (at: number, count: number): string => `Page ${at} of ${count}`,
};

export type InvoiceTexts = typeof english;
