/**
 * Forms marked `data-submit-on-change` are sent when a choice in them changes; the button beside it serves those who
 * have no script. Typed fields wait until they are left.
 */
export function submitOnChange(target: Pick<Document, 'addEventListener'>): void {
  target.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    const form = event.target.closest<HTMLFormElement>('form[data-submit-on-change]');
    if (form?.checkValidity()) form.requestSubmit();
  });
}
