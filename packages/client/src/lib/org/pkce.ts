function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** 256 random bits as 43 characters: a verifier (RFC 7636, 4.1), and what else nobody can guess. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** RFC 7636, 4.2, method S256. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}
