/** The title of a page with the name of its site, where it is not that name. */
export function fullTitle(title: string, siteName?: string): string {
  return siteName === undefined || title === siteName ? title : `${title} · ${siteName}`;
}
