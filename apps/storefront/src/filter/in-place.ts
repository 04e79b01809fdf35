/**
 * Goes to another address of the same page without moving the visitor: `info` makes the router keep focus and scroll position.
 * A browser without the Navigation API loads the page.
 */
export function goInPlace(href: string): void {
  if ('navigation' in window) window.navigation.navigate(href, { info: 'in-place' });
  else location.assign(href);
}
