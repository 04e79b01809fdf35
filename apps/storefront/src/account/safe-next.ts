/** A host that no address can name. */
const here = 'https://here.invalid';

/** Calls of the server, not pages; but for the page on which somebody lets a program of others use their account. */
const notPages = /^\/(services(?!\/oauth2\/authorize$)|webruntime)(\/|$)/i;

/** A page of this site to go on to, named by somebody's link: a path of ours, or undefined. Never another site. */
export function safeNext(href: string | null | undefined): string | undefined {
  if (!href?.startsWith('/') || href.length > 2000) return undefined;
  const url = URL.parse(href, here);
  if (!url || url.origin !== here || notPages.test(url.pathname) || url.pathname.startsWith('//'))
    return undefined;
  return url.pathname + url.search + url.hash;
}
