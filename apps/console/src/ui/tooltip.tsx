import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import css from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** Keys that do the same, as they are read: "Ctrl+K". */
  readonly keys?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** One element that takes focus: a button, a link. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

/** What a control is for, at the pointer and at focus. Never the only place of a name: a touch screen shows none. */
export function Tooltip({ text, keys, placement = 'bottom', children }: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={css.tooltip ?? ''} placement={placement} offset={6}>
        {text}
        {keys && <kbd className={css.keys}>{keys}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
