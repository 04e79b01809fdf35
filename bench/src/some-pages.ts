/** The addresses of a home, a category and a listing page, read off the site's own links. */
export async function somePages(
  address: string,
): Promise<Readonly<Record<'home' | 'category' | 'listing', string>>> {
  const home = await text(`${address}/`);
  const category =
    firstLink(home, /href="(\/category\/centrifuges\/[^"]+)"/) ??
    firstLink(home, /href="(\/category\/[^"]+)"/);
  if (!category) throw new Error('The home page links to no category.');
  const listing = firstLink(await text(address + category), /href="(\/product\/[^"]+)"/);
  if (!listing) throw new Error(`${category} links to no listing.`);
  return { home: '/', category, listing };
}

const text = async (url: string): Promise<string> => (await fetch(url)).text();

const firstLink = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
