/**
 * Handles the consent form in place, so that nobody loses their scroll position. Without this, and where it fails, the
 * form posts and leads back.
 */
export function listenForConsent(page: Document, agreed: () => void): void {
  page.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
    if (!target.hasAttribute('data-consent')) return;
    event.preventDefault();
    import('./post-consent.ts')
      .then(({ postConsent }) => postConsent(target, submitter.formAction))
      .then((isYes) => isYes && agreed())
      .catch((error: unknown) => console.warn('The choice could not be kept. Please try again.', error));
  });
}
