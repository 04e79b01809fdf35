import * as texts from './texts.ts';

/** Stores the choice, and confirms it in place of the question. Returns whether it was yes. */
export async function postConsent(form: HTMLFormElement, address: string): Promise<boolean> {
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`The choice was answered with ${status}.`);
  const confirmation = form.ownerDocument.createElement('p');
  confirmation.setAttribute('role', 'status');
  confirmation.tabIndex = -1;
  confirmation.append(texts.choiceSaved);
  form.replaceChildren(confirmation);
  confirmation.focus({ preventScroll: true });
  return address.endsWith('/yes');
}
