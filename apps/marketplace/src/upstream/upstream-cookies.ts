/** The other server's cookies bear this before their names here, so that neither sees those of the other. */
const prefix = 'upstream.';

/** Cookies on their way through this site: they are the other server's, for this site's address. */
export const upstreamCookies = {
  /** `Cookie` for the other server, of a visitor's; empty where it gave them none. */
  sent: (header: string | null): string =>
    (header ?? '')
      .split(/;\s*/)
      .filter((pair) => pair.startsWith(prefix))
      .map((pair) => pair.slice(prefix.length))
      .join('; '),

  /** `Set-Cookie` for the visitor, for this host alone; `Secure` as far as their connection is. */
  received: (headers: Headers, secure: boolean): readonly string[] =>
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const others = attributes.filter(
        (attribute) => !/^(?:domain|secure|path|partitioned)\b/i.test(attribute),
      );
      return [prefix + pair, 'Path=/', ...others, ...(secure ? ['Secure'] : [])].join('; ');
    }),
};
