import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components';
import { ariaPropsOf, type Choice, type ChoiceControlProps, ChoiceItem, ChoiceLabels } from './choice.tsx';
import css from './control.module.css';
import listCss from './list-box.module.css';

export interface SelectProps extends ChoiceControlProps {
  readonly choices: readonly Choice[];
  readonly onChange: (id: string) => void;
}

/** One of a few options. For many, and for those that have to be requested, there is `ComboBox`. */
export function Select(props: SelectProps): ReactNode {
  const { choices, value, onChange, placeholder } = props;
  return (
    <AriaSelect
      {...ariaPropsOf(props)}
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      {...(placeholder ? { placeholder } : {})}
    >
      <ChoiceLabels {...props} />
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
