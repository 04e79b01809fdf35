import { hash } from 'node:crypto';
import { pagesOfPart, type SitemapOptions, sitemapParts } from './sitemap-parts.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

export interface CrawlerOptions extends Omit<SitemapOptions, 'size'> {
  /** The address of the site. */
  readonly baseUrl: string;
  /** Addresses in a part of the sitemap; 20,000 by default. */
  readonly size?: number;
}

/**
 * What crawlers ask for: `/robots.txt`, `/sitemap.xml` with the list of the parts, and the parts. They tell what everybody may
 * see. Undefined for everything else.
 */
export function crawlerFiles({
  baseUrl,
  size = 20_000,
  ...sources
}: CrawlerOptions): (request: Request) => Promise<Response | undefined> {
  const options = { ...sources, size };

  async function write(path: string): Promise<string | undefined> {
    if (path === '/robots.txt') return writeRobots(baseUrl);
    if (path === '/sitemap.xml') return writeSitemapIndex(await sitemapParts(options), baseUrl);
    const pages = path.startsWith('/sitemaps/') ? await pagesOfPart(path, options) : undefined;
    return pages && writeSitemap(pages, baseUrl);
  }

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return undefined;
    const { pathname } = new URL(request.url);
    const text = await write(pathname);
    if (text === undefined) return undefined;
    const tag = `"${hash('md5', text, 'base64url')}"`;
    const headers = {
      'content-type': pathname.endsWith('.txt')
        ? 'text/plain; charset=utf-8'
        : 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      etag: tag,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match')?.includes(tag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  };
}
