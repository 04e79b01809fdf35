import type { Head } from './page.ts';

function put(
  selector: string,
  create: () => HTMLElement,
  value: string | undefined,
  attribute: string,
): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

function element(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Brings the document's head in line with a page that was opened without loading it. */
export function applyHead(head: Head, siteName: string): void {
  document.title = head.title === siteName ? siteName : `${head.title} · ${siteName}`;
  put(
    'meta[name="description"]',
    () => element('meta', { name: 'description' }),
    head.description,
    'content',
  );
  put(
    'meta[name="robots"]',
    () => element('meta', { name: 'robots' }),
    head.noIndex ? 'noindex' : undefined,
    'content',
  );
  const canonical = head.canonical === undefined ? undefined : new URL(head.canonical, location.origin).href;
  put('link[rel="canonical"]', () => element('link', { rel: 'canonical' }), canonical, 'href');
}
