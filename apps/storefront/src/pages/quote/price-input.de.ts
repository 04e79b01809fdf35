const plain = /^\d{1,7}([.,]\d{1,2})?$/;
/** Three digits behind a point are thousands, as everybody reads them in German. */
const grouped = /^\d{1,3}(\.\d{3}){1,2}(,\d{1,2})?$/;

/** A price as it is typed in German: `4500`, `4500,5`, `4.500,50`; undefined for an invalid one. */
export function parsePriceInput(text: string): number | undefined {
  if (plain.test(text)) return Number(text.replace(',', '.'));
  const price = grouped.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
  return price !== undefined && price < 10_000_000 ? price : undefined;
}

export const formatPriceInput = (amount: string): string => amount.replace('.', ',');
