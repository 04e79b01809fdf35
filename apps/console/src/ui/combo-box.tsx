import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  ListBox,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { ariaPropsOf, type Choice, type ChoiceControlProps, ChoiceItem, ChoiceLabels } from './choice.tsx';
import css from './control.module.css';
import listCss from './list-box.module.css';
import * as texts from './texts.ts';

export interface ComboBoxProps extends ChoiceControlProps {
  readonly choices: readonly Choice[];
  /** Null where the choice is cleared. */
  readonly onChange: (id: string | null) => void;
}

/** One of many, found by typing. The list is virtual: thousands are as fast as ten. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { choices, value, onChange, placeholder } = props;
  return (
    <AriaComboBox
      {...ariaPropsOf(props)}
      menuTrigger="focus"
      allowsEmptyCollection
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      defaultItems={choices}
    >
      <ChoiceLabels {...props} />
      <div className={css.group}>
        <Input {...(placeholder ? { placeholder } : {})} />
        <Button className={css.open ?? ''}>
          <Icon path={chevronDownIcon} className={css.chevron} />
        </Button>
      </div>
      <Popover className={listCss.popover ?? ''}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
          <ListBox
            className={listCss.list ?? ''}
            renderEmptyState={() => <div className={listCss.empty}>{texts.noChoice}</div>}
          >
            {(choice: Choice) => <ChoiceItem {...choice} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}
