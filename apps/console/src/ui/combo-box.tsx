import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListLayout,
  Popover,
  Text,
  Virtualizer,
} from 'react-aria-components';
import { type Choice, ChoiceItem } from './choice.tsx';
import css from './control.module.css';
import listCss from './list-box.module.css';
import * as texts from './texts.ts';

export interface ComboBoxProps {
  readonly label: string;
  readonly hidesLabel?: boolean | undefined;
  /** Those that fit what is typed, where `onInputChange` asks for them; else all of them, and the box filters. */
  readonly choices: readonly Choice[];
  readonly value: string | null;
  /** Null where the choice is taken back. */
  readonly onChange: (id: string | null) => void;
  /** The text in the box, where the caller keeps it. */
  readonly inputValue?: string | undefined;
  readonly onInputChange?: ((text: string) => void) | undefined;
  /** Whether choices are on their way. */
  readonly isLoading?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly name?: string | undefined;
}

/** One of many, found by typing. The list is virtual: thousands are as fast as ten. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const {
    label,
    hidesLabel = false,
    choices,
    value,
    onChange,
    hint,
    error,
    name,
    inputValue,
    onInputChange,
  } = props;
  return (
    <AriaComboBox
      className={css.field ?? ''}
      menuTrigger="focus"
      allowsEmptyCollection
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isInvalid={error !== undefined}
      {...(onInputChange ? { items: choices, onInputChange } : { defaultItems: choices })}
      {...(inputValue === undefined ? {} : { inputValue })}
      {...(name ? { name } : {})}
      {...(hidesLabel ? { 'aria-label': label } : {})}
    >
      {!hidesLabel && <Label className={css.label ?? ''}>{label}</Label>}
      {hint && (
        <Text slot="description" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
      {error && <FieldError className={css.error ?? ''}>{error}</FieldError>}
      <div className={css.group}>
        <Input {...(props.placeholder ? { placeholder: props.placeholder } : {})} />
        <Button className={css.open ?? ''}>
          <Icon path={chevronDownIcon} className={css.chevron} />
        </Button>
      </div>
      <Popover className={listCss.popover ?? ''}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
          <ListBox
            className={listCss.list ?? ''}
            renderEmptyState={() => (
              <div className={listCss.empty}>{props.isLoading ? texts.loading : texts.noChoice}</div>
            )}
          >
            {(choice: Choice) => <ChoiceItem {...choice} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}
