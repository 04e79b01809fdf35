/** Whose mail an address is: `ada+shop@example.com` comes to `ada@example.com`. For limits; nobody signs in with it. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+@]*)(?:\+[^@]*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return domain === '' ? email : `${name}@${domain}`;
}
