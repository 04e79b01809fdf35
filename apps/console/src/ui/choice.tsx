import { checkIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { FieldError, Label, ListBoxItem, Text } from 'react-aria-components';
import controlCss from './control.module.css';
import css from './list-box.module.css';

/** What the controls that offer choices have in common. */
export interface ChoiceControlProps {
  readonly label: string;
  /** The label is for screen readers only: for a control in a toolbar. */
  readonly hidesLabel?: boolean | undefined;
  /** The id of one; null where none is chosen. */
  readonly value: string | null;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** Those of them that React Aria has for both. */
export const ariaPropsOf = ({
  label,
  hidesLabel = false,
  error,
  name,
  isRequired = false,
  isDisabled = false,
}: ChoiceControlProps) => ({
  className: controlCss.field ?? '',
  isRequired,
  isDisabled,
  isInvalid: error !== undefined,
  ...(name ? { name } : {}),
  ...(hidesLabel ? { 'aria-label': label } : {}),
});

/** Label, hint and error of such a control, in the order in which they are read. */
export function ChoiceLabels({ label, hidesLabel, hint, error }: ChoiceControlProps): ReactNode {
  return (
    <>
      {!hidesLabel && <Label className={controlCss.label ?? ''}>{label}</Label>}
      {hint && (
        <Text slot="description" className={controlCss.hint ?? ''}>
          {hint}
        </Text>
      )}
      {error && <FieldError className={controlCss.error ?? ''}>{error}</FieldError>}
    </>
  );
}

/** One of those that a select or a combo box offers. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export function ChoiceItem({ id, label, description, isDisabled = false }: Choice): ReactNode {
  return (
    <ListBoxItem id={id} textValue={label} className={css.item ?? ''} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          <Text slot="label">{label}</Text>
          {description && (
            <Text slot="description" className={css.description ?? ''}>
              {description}
            </Text>
          )}
          {isSelected && <Icon path={checkIcon} className={css.check} />}
        </>
      )}
    </ListBoxItem>
  );
}
