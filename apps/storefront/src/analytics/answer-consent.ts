/** Has the choice kept, and says so in the place of the question. Answers whether it was yes. */
export async function answerConsent(form: HTMLFormElement, address: string): Promise<boolean> {
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`The choice was answered with ${status}.`);
  const said = form.ownerDocument.createElement('p');
  said.setAttribute('role', 'status');
  said.tabIndex = -1;
  said.append('Your choice is kept. You can change it on the page “Privacy”.');
  form.replaceChildren(said);
  said.focus({ preventScroll: true });
  return address.endsWith('/yes');
}
