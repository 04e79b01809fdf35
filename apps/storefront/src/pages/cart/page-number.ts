/** Pages of the cart count from 1; anything that is no page is the first. */
export function readPageNumber(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}
