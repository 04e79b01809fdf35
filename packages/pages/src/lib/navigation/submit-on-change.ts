/**
 * Forms marked `data-submit-on-change` are sent when a choice in them changes; the button beside it serves those who
 * have no script. Typed fields wait until they are left.
 */
export function submitOnChange(target: Pick<Document, 'addEventListener'>): void {
  target.addEventListener('change', (event) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
    const { form } = control;
    if (form?.hasAttribute('data-submit-on-change') && form.checkValidity()) form.requestSubmit();
  });
}
