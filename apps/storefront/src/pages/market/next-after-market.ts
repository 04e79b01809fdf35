/** Where to go on after another market was chosen: bounds of prices were typed in the currency of before. */
export function nextAfterMarket(next: string): string {
  const { pathname, searchParams } = new URL(next, 'https://site.example');
  for (const name of ['price-from', 'price-to', 'page']) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
