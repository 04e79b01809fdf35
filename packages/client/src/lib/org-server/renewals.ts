import type { OrgTokens } from '../org/org-tokens.ts';

/** How long what came of a renewal is remembered, in milliseconds: requests with the tokens before it may be under way. */
const remembered = 60_000;
const maxRenewals = 10_000;

interface Renewal {
  readonly tokens: Promise<OrgTokens>;
  readonly at: number;
}

/** Renews each token once, however many requests come with it: a second use of a refresh token may end all of them. */
export function createRenewals(
  renew: (ended: OrgTokens, refreshToken: string) => Promise<OrgTokens>,
  now: () => number,
): (ended: OrgTokens, refreshToken: string) => Promise<OrgTokens> {
  const renewals = new Map<string, Renewal>();

  function drop(): void {
    for (const [key, { at }] of renewals) {
      if (Math.abs(now() - at) < remembered && renewals.size <= maxRenewals) return;
      renewals.delete(key);
    }
  }

  return (ended, refreshToken) => {
    drop();
    // Where the org keeps refresh tokens, the access token distinguishes the renewals.
    const key = `${refreshToken} ${ended.accessToken}`;
    const running = renewals.get(key);
    if (running) return running.tokens;
    const tokens = renew(ended, refreshToken);
    renewals.set(key, { tokens, at: now() });
    // A request that failed is sent again.
    tokens.catch(() => renewals.delete(key));
    return tokens;
  };
}
