export interface SecurityOptions {
  /** Of the style sheets in the document, as a policy names them: `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Of the scripts that React writes between the parts of a page that is streamed. */
  readonly nonce?: string | undefined;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Origins beside the site's own to which its forms lead. */
  readonly formTargets: readonly string[];
  /** Whether pages of the same origin may show the document in a frame. */
  readonly isFramedBySite?: boolean | undefined;
}

/** Nothing from elsewhere runs or is framed, and nothing from elsewhere frames it. Style attributes are React's; they hold sizes and placeholders. */
export function securityHeaders({
  styleHashes,
  nonce,
  secure,
  formTargets,
  isFramedBySite = false,
}: SecurityOptions): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    nonce === undefined ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`,
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors '${isFramedBySite ? 'self' : 'none'}'`,
  ];
  return documentHeaders(policy, secure);
}

/** The headers of any document beside its content security policy. */
export function documentHeaders(
  policy: readonly string[],
  secure: boolean,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
