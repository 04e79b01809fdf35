/** What the server keeps a choice in. */
export const consentCookie = 'relab_consent';

interface Browser {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether pages may be counted: somebody said yes, and the browser does not say no by itself. */
export function isAgreed(page: Pick<Document, 'cookie'>, browser: Browser): boolean {
  const chosen = page.cookie.split('; ').includes(`${consentCookie}=yes`);
  return chosen && browser.globalPrivacyControl !== true && browser.doNotTrack !== '1';
}

/** Whether a page asks for consent: no choice is stored, and the browser sends no signal. */
export function isUndecided(chosen: string | undefined, headers: Headers): boolean {
  return chosen === undefined && headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}
