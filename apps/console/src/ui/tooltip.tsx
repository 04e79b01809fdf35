import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  readonly 'data-tooltip': string;
  readonly 'data-tooltip-keys'?: string | undefined;
}

/**
 * For a control that takes focus: what it is for, at the pointer and at focus, with keys that do the same as they are read
 * ("Ctrl+K"). Never the only place of a name: a touch screen shows none.
 */
export const tooltip = (text: string, keys?: string): TooltipProps => ({
  'data-tooltip': text,
  'data-tooltip-keys': keys,
});

/** Milliseconds that the pointer rests before one comes, and that one stays for a pointer that is on its way to it. */
const openDelay = 500;
const closeDelay = 100;
/** Pixels between it and the control, and the edge of the window. */
const gap = 6;

const controlOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;

/** Below the control where there is room, else above. */
function place(element: HTMLElement, control: HTMLElement): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const room = document.documentElement.clientWidth - offsetWidth - gap;
  const isBelow = bottom + gap + offsetHeight <= document.documentElement.clientHeight;
  element.style.left = `${Math.max(gap, Math.min(left + (width - offsetWidth) / 2, room))}px`;
  element.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}

/** Shows the tooltip of whatever control has one: a page has dozens of such controls, and one of these. */
export function TooltipLayer(): ReactNode {
  const [control, setControl] = useState<HTMLElement>();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | undefined;
    const set = (next: HTMLElement | undefined): void => {
      shown = next;
      setControl(next);
    };
    const later = (next: HTMLElement | undefined, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => set(next?.isConnected ? next : undefined), delay);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (shown) set(undefined);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      const next = controlOf(target);
      const isInside = target instanceof Node && element.current?.contains(target);
      if (isInside || (next && next === shown)) clearTimeout(timer);
      else if (next) later(next, shown ? 0 : openDelay);
      else if (shown) later(undefined, closeDelay);
      else clearTimeout(timer);
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      const next = controlOf(target);
      if (next?.matches(':focus-visible')) later(next, 0);
      else hide();
    };
    const listeners = [
      ['pointerover', onPointerOver],
      ['focusin', onFocusIn],
      ['focusout', hide],
      ['pointerdown', hide],
      ['keydown', hide],
      ['scroll', hide],
    ] as const;
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const { current } = element;
    if (!control || !current) return;
    // Above dialogs too. Two controls of one name share the element.
    if (!current.matches(':popover-open')) current.showPopover();
    place(current, control);
  }, [control]);
  if (!control) return null;
  const { tooltip: text, tooltipKeys: keys } = control.dataset;
  return (
    <div key={text} ref={element} role="tooltip" popover="manual" className={css.tooltip}>
      {text}
      {keys && <kbd className={css.keys}>{keys}</kbd>}
    </div>
  );
}
