/** How an element is found again in a document that was rendered anew. */
interface Description {
  readonly selector: string;
  /** Which of those that the selector finds. */
  readonly index: number;
}

function selectorOf(element: Element): string | undefined {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  return href === null ? undefined : `a[href="${CSS.escape(href)}"]`;
}

function describe(element: Element | null): Description | undefined {
  const selector = element && selectorOf(element);
  if (!selector) return undefined;
  return { selector, index: [...element.ownerDocument.querySelectorAll(selector)].indexOf(element) };
}

/** Which element had the focus when a page was left, by the key of its history entry: Back returns there. */
export interface FocusMemory {
  readonly save: (entryKey: string, element: Element | null) => void;
  readonly find: (entryKey: string) => HTMLElement | undefined;
}

export function createFocusMemory(page: Document): FocusMemory {
  const left = new Map<string, Description>();
  return {
    save(entryKey, element) {
      const description = describe(element);
      if (description) left.set(entryKey, description);
      else left.delete(entryKey);
    },
    find(entryKey) {
      const description = left.get(entryKey);
      if (!description) return undefined;
      const matches = page.querySelectorAll<HTMLElement>(description.selector);
      return matches[description.index] ?? matches[0];
    },
  };
}
