import { classNames } from '@relab/toolkit';
import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { Popover as AriaPopover, Button, Dialog, DialogTrigger } from 'react-aria-components';
import css from './popover.module.css';

export interface PopoverProps {
  /** The content of its button: text, or an icon together with `label`. */
  readonly trigger: ReactNode;
  /** The name of the button, where it has no words, and of what it opens. */
  readonly label: string;
  /** The button has words of its own: `label` names only what it opens. */
  readonly hasWords?: boolean | undefined;
  readonly variant?: 'plain' | 'secondary' | undefined;
  readonly triggerClassName?: string | undefined;
  readonly className?: string | undefined;
  /** `close` is for what ends it: a choice, a saved form. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel beside it: focus goes in, Escape brings it back. */
export function Popover(props: PopoverProps): ReactNode {
  const {
    trigger,
    label,
    hasWords = false,
    variant = 'plain',
    triggerClassName,
    className,
    children,
  } = props;
  return (
    <DialogTrigger>
      <Button
        className={buttonClass(variant, 'small', false, triggerClassName) ?? ''}
        {...(hasWords ? {} : { 'aria-label': label })}
      >
        {trigger}
      </Button>
      <AriaPopover className={classNames(css.popover, className) ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
