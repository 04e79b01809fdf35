import type { ReactNode } from 'react';
import { boolean, choice } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { ButtonGroup, buttonGroupSettings } from './button-group.tsx';

const ownSettings = {
  showButtons: boolean(true),
  showSecondaryButton: boolean(true),
  /** Where a button that stands alone is put; where the group is, unless said otherwise. */
  singleButtonAlignment: choice(['left', 'center', 'right']),
};

/** S-117: the button group that tiles, cards and overlap layouts hold, under the names that their settings have. */
export const groupedButtonsSettings = {
  ...ownSettings,
  buttonDirection: buttonGroupSettings.direction,
  buttonGroupWidth: buttonGroupSettings.width,
  buttonGroupHeight: buttonGroupSettings.height,
  buttonGroupAlignment: buttonGroupSettings.alignment,
  buttonGroupSpacing: buttonGroupSettings.spacing,
};

export interface GroupedButtonsProps extends SettingsOf<typeof groupedButtonsSettings> {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  /** Of the box around the group, which an empty group does not have. */
  readonly className?: string | undefined;
}

/** The buttons of a block, unless there are none or its settings hide them: then nothing, not even an empty box. */
export function GroupedButtons(props: GroupedButtonsProps): ReactNode {
  const { showButtons, showSecondaryButton, singleButtonAlignment } = readSettings(
    'GroupedButtons',
    ownSettings,
    props,
  );
  const { primaryButton, buttonGroupAlignment, className } = props;
  const secondaryButton = showSecondaryButton ? props.secondaryButton : undefined;
  if (!showButtons || (!primaryButton && !secondaryButton)) return null;
  const isSingle = !primaryButton !== !secondaryButton;
  const group = (
    <ButtonGroup
      alignment={isSingle ? (singleButtonAlignment ?? buttonGroupAlignment) : buttonGroupAlignment}
      direction={props.buttonDirection}
      width={props.buttonGroupWidth}
      height={props.buttonGroupHeight}
      spacing={props.buttonGroupSpacing}
      primaryButton={primaryButton}
      secondaryButton={secondaryButton}
    />
  );
  return className === undefined ? group : <div className={className}>{group}</div>;
}
