import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import css from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Goes there; what happens here is `onAction`. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The one that is chosen now. */
  readonly isCurrent?: boolean | undefined;
  /** A line above it. */
  readonly startsGroup?: boolean | undefined;
}

export interface ActionMenuProps {
  /** Of the button: its words, or an icon together with `label`. */
  readonly children: ReactNode;
  readonly label?: string | undefined;
  readonly entries: readonly MenuEntry[];
  readonly variant?: 'plain' | 'secondary' | undefined;
  readonly className?: string | undefined;
  /** Before it is first shown, and when it closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A button that opens a list of actions and links. */
export function ActionMenu({
  children,
  label,
  entries,
  variant = 'plain',
  className,
  onOpenChange,
}: ActionMenuProps): ReactNode {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Button
        className={buttonClass(variant, 'small', false, className) ?? ''}
        {...(label ? { 'aria-label': label } : {})}
      >
        {children}
      </Button>
      <Popover className={css.popover ?? ''}>
        <Menu className={css.menu ?? ''}>
          {entries.flatMap(({ id, startsGroup, ...entry }) => [
            ...(startsGroup ? [<Separator key={`${id}-line`} className={css.separator ?? ''} />] : []),
            <MenuItem
              key={id}
              id={id}
              textValue={entry.label}
              className={css.item ?? ''}
              isDisabled={entry.isDisabled ?? false}
              {...(entry.href ? { href: entry.href } : {})}
              {...(entry.onAction ? { onAction: entry.onAction } : {})}
              {...(entry.isCurrent ? { 'data-current': true } : {})}
            >
              <span>{entry.label}</span>
              {entry.description && <span className={css.description}>{entry.description}</span>}
            </MenuItem>,
          ])}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
