import { type RefObject, useEffect, useRef } from 'react';
import { goInPlace } from './in-place.ts';

/** The address that a GET form leads to, without what was left empty. */
export function formHref(path: string, data: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Takes a filter form over once the page is live: the same address, without what was left empty, and without moving the
 * visitor. `href` is the page's address: when it changes, the form shows its filters.
 */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, path: string, href: string): void {
  const currentHref = useRef(href);
  useEffect(() => {
    const element = form.current;
    if (!element || currentHref.current === href) return;
    currentHref.current = href;
    for (const input of element.querySelectorAll('input')) {
      input.checked = input.defaultChecked;
      input.value = input.defaultValue;
    }
  }, [form, href]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      goInPlace(formHref(path, new FormData(element)));
      // Sent by its button, and not by a change: the visitor is done choosing.
      const panel = event.submitter ? element.closest('details') : null;
      if (panel) panel.open = false;
    };
    element.addEventListener('submit', send);
    return () => element.removeEventListener('submit', send);
  }, [form, path]);
}
