export interface SecurityOptions {
  readonly nonce: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Origins beside the site's own to which its forms lead. */
  readonly formTargets: readonly string[];
}

/** Nothing from elsewhere runs, frames or is framed. Style attributes are React's; they hold sizes and placeholders. */
export function securityHeaders({
  nonce,
  secure,
  formTargets,
}: SecurityOptions): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
