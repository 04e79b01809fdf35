const grouped = /^\d{1,3}([.,'’])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const plain = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** A price as people type it: `12500`, `12,500`, `12.500,00`, `12 500`. Undefined for an invalid one. */
export function readPrice(text: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  const group = grouped.exec(bare)?.[1];
  const digits = group === undefined ? bare : bare.replaceAll(group, '');
  if (!plain.test(digits)) return undefined;
  return Number(digits.replace(',', '.'));
}
