import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import { type Choice, ChoiceItem } from './choice.tsx';
import css from './control.module.css';
import listCss from './list-box.module.css';

export interface SelectProps {
  readonly label: string;
  /** The label is heard and not seen: for a control in a row of tools. */
  readonly hidesLabel?: boolean | undefined;
  readonly choices: readonly Choice[];
  /** The id of one; null where none is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** One of a few. For many, and for those that have to be asked for, there is `ComboBox`. */
export function Select(props: SelectProps): ReactNode {
  const { label, hidesLabel = false, choices, value, onChange, hint, error, name } = props;
  return (
    <AriaSelect
      className={css.field ?? ''}
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={error !== undefined}
      {...(name ? { name } : {})}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      {...(hidesLabel ? { 'aria-label': label } : {})}
    >
      {!hidesLabel && <Label className={css.label ?? ''}>{label}</Label>}
      {hint && (
        <Text slot="description" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
      {error && <FieldError className={css.error ?? ''}>{error}</FieldError>}
      <Button className={css.select ?? ''}>
        <SelectValue className={css.value ?? ''} />
        <Icon path={chevronDownIcon} className={css.chevron} />
      </Button>
      <Popover className={listCss.popover ?? ''}>
        <ListBox className={listCss.list ?? ''} items={choices}>
          {(choice) => <ChoiceItem {...choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
