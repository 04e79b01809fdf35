import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Values by the paths of the data expressions that they stand for. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What an element of rich text requests from its listeners (S-172). */
export interface FieldDataDetail {
  /** The requested paths, each once: `hero.title` for `{!hero.title}`. */
  readonly expressions: readonly string[];
}

/** S-172, C-121: an element of rich text requests the values of its data expressions. It bubbles. */
export type FieldDataEvent = CustomEvent<FieldDataDetail>;

/** The element that requests values. */
export interface FieldDataElement extends HTMLElement {
  /** Shows the text with these values, in place of those that were given before. */
  setDataExpressions?: ((values: FieldValues) => void) | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    fielddata: FieldDataEvent;
  }
}

/**
 * For listeners: gives the requesting element what `valueFor` returns for each path. S-258: an element that has no way to
 * receive it is reported on the console.
 */
export function answerFieldData(event: FieldDataEvent, valueFor: (path: string) => unknown): void {
  const element = event.target as FieldDataElement | null;
  if (typeof element?.setDataExpressions !== 'function')
    console.error('Element does not have setDataExpressions!');
  else
    element.setDataExpressions(
      Object.fromEntries(event.detail.expressions.map((path) => [path, valueFor(path)])),
    );
}

/**
 * The values from listeners, and the ref of the element that requests them. S-171, C-120: it does so when its text is in the
 * document and all effects of that rendering have run, so that listeners added in an effect get the event; again when paths change.
 */
export function useFieldData(
  paths: readonly string[],
): readonly [FieldValues, RefCallback<FieldDataElement>] {
  const [values, setValues] = useState<FieldValues>({});
  const asking = useRef<FieldDataElement>(null);
  const ref = useCallback((element: FieldDataElement | null) => {
    asking.current = element;
    if (element) element.setDataExpressions = (input) => setValues({ ...input });
  }, []);
  const requested = paths.join(' ');
  useEffect(() => {
    if (requested === '') return;
    let isVisible = true;
    queueMicrotask(() => {
      const detail = { expressions: requested.split(' ') };
      if (isVisible) asking.current?.dispatchEvent(new CustomEvent('fielddata', { bubbles: true, detail }));
    });
    return () => {
      isVisible = false;
    };
  }, [requested]);
  return [values, ref];
}
