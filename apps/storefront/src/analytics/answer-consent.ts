import * as texts from './texts.ts';

/** Has the choice kept, and says so in the place of the question. Answers whether it was yes. */
export async function answerConsent(form: HTMLFormElement, address: string): Promise<boolean> {
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`The choice was answered with ${status}.`);
  const said = form.ownerDocument.createElement('p');
  said.setAttribute('role', 'status');
  said.tabIndex = -1;
  said.append(texts.kept);
  form.replaceChildren(said);
  said.focus({ preventScroll: true });
  return address.endsWith('/yes');
}
