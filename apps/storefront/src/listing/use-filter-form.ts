import { type RefObject, useEffect, useRef } from 'react';
import { goInPlace } from './in-place.ts';

/** The address that a GET form leads to, without what was left empty. */
export function formHref(path: string, data: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Sends a filter form at every change. `href` is where the page is: when it changes, the form shows what it says. */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, path: string, href: string): void {
  const shown = useRef(href);
  useEffect(() => {
    const element = form.current;
    if (!element || shown.current === href) return;
    shown.current = href;
    for (const input of element.querySelectorAll('input')) {
      input.checked = input.defaultChecked;
      input.value = input.defaultValue;
    }
  }, [form, href]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const send = (event: Event) => {
      event.preventDefault();
      if (!element.reportValidity()) return;
      goInPlace(formHref(path, new FormData(element)));
      const panel = event.type === 'submit' ? element.closest('details') : null;
      if (panel) panel.open = false;
    };
    // The browser's own `change`, which a number tells when it is complete; React's tells it at every digit.
    element.addEventListener('change', send);
    element.addEventListener('submit', send);
    return () => {
      element.removeEventListener('change', send);
      element.removeEventListener('submit', send);
    };
  }, [form, path]);
}
