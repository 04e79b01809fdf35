import { type RefObject, useEffect, useRef } from 'react';

export interface FormKeys {
  /** Ctrl or Cmd with S. */
  readonly onSave: () => void;
  /** Escape, where nothing else is open that it closes. */
  readonly onCancel?: (() => void) | undefined;
}

/** The keys of a form, wherever focus is on its page or in its dialog. What is open above it has its own. */
export function useFormKeys(form: RefObject<HTMLElement | null>, keys: FormKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isOnTop(form.current, event.target)) return;
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        latest.current.onSave();
      } else if (event.key === 'Escape' && !isExpanded(event.target)) latest.current.onCancel?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isOnTop = (form: HTMLElement | null, target: EventTarget | null): boolean =>
  form !== null && target instanceof Element && target.closest(overlays) === form.closest(overlays);

/** An open list of choices takes Escape for itself. */
const isExpanded = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';
