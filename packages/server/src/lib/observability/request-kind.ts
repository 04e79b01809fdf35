/** A few kinds of addresses, so that no visitor can make up series: calls are counted by their ids. */
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ['health', /^\/(?:healthz|readyz)$/],
  ['call', /^\/services\//],
  ['media', /^\/(?:sfsites\/c\/)?(?:cms\/delivery\/media|file-asset)\//],
  ['file', /\.\w{2,5}$/],
  ['console', /^\/console(?:\/|$)/],
];

/** What an address is for: `page` where it is nothing else. */
export const requestKindOf = (path: string): string =>
  kinds.find(([, form]) => form.test(path))?.[0] ?? 'page';
