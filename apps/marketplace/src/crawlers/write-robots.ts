import { hrefOf, inLanguages, routes } from '@relab/storefront/addresses';

/** What leads nowhere for somebody who only looks: calls, what is a visitor's own, and pages without end. */
const closed = [
  hrefOf(routes.cart),
  hrefOf(routes.checkout, {}),
  hrefOf(routes.compare),
  hrefOf(routes.login),
  hrefOf(routes.market),
  hrefOf(routes.search, {}),
];

/** What crawlers may not read, and where the sitemap is. Pages that are marked `noindex` may be read. */
export function writeRobots(origin: string): string {
  const paths = closed.flatMap((path) => Object.values(inLanguages(path)));
  const lines = ['/services/', '/webruntime/', ...paths].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
