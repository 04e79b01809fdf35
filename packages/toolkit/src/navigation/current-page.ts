/**
 * Whether an address leads to the page that is shown: the same path, and the same query when the address has one. A place on
 * a page (`#facts`) is no page.
 */
export function isCurrentPage(href: string, current: string | undefined): boolean {
  const [page = ''] = href.split('#');
  const [currentHref = ''] = (current ?? '').split('#');
  const [path] = currentHref.split('?');
  return page !== '' && (page === currentHref || page === path);
}
