import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { tooltip } from '../ui/tooltip.tsx';
import css from './rich-text-editor.module.css';

export interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly keys?: string | undefined;
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** A tool of the editor. The pointer leaves the cursor where it is; one that is of no use now can be reached all the same. */
export function ToolButton({
  label,
  icon,
  keys,
  isPressed,
  isDisabled,
  onPress,
}: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={keys}
      {...tooltip(label, keys)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon path={icon} />
    </button>
  );
}
