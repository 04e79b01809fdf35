/** A name as a part of an address. */
function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The address of a listing: who built it and what, and a number that no other listing has. */
export const listingUrlName = (manufacturer: string, model: string, number: string): string =>
  `${slug(`${manufacturer} ${model}`).slice(0, 120)}-${slug(number)}`;
