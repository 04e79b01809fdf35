const key = 'relab_visitor';
/** 13 months from when it was made; using it does not make it younger. */
const maxAge = 395 * 86_400;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A random id of this browser, which does not identify its user. Only to be called after consent. */
export function visitorId(page: Pick<Document, 'cookie'>, isSecure: boolean, newId: () => string): string {
  const existing = page.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);
  if (existing && uuid.test(existing)) return existing;
  const created = newId();
  page.cookie = `${key}=${created}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return created;
}
