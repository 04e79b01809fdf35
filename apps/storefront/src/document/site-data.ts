import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import type { SiteSettings } from '../site-settings.ts';

const context = 'https://schema.org';

/** Who runs the site and how it is searched, as schema.org has it. */
export function siteData({
  siteName,
  origin,
}: Pick<SiteSettings, 'siteName' | 'origin'>): readonly Readonly<Record<string, unknown>>[] {
  const organization = { '@id': `${origin}/#organization` };
  const home = origin + hrefOf(routes.home);
  return [
    {
      '@context': context,
      '@type': 'Organization',
      ...organization,
      name: siteName,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: origin + hrefOf(routes.contact),
      },
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: siteName,
      url: home,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${hrefOf(routes.search, {})}?term={term}`,
        'query-input': 'required name=term',
      },
    },
  ];
}
