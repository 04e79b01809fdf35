import { classNames } from '@relab/toolkit';
import { chevronDownIcon, closeIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import {
  Button,
  ComboBox,
  Group,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Text,
  Virtualizer,
} from 'react-aria-components';
import listCss from '../ui/list-box.module.css';
import css from './combo-control.module.css';
import * as texts from './texts.ts';

export interface ComboItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly picture?: ReactNode;
}

export interface ComboControlProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly hasFocus: boolean;
  /** Those to choose from now; the chosen one among them, else the box forgets it. */
  readonly items: readonly ComboItem[];
  readonly chosen: string | null;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Null where the box was emptied. */
  readonly onChoose: (id: string | null) => void;
  /** Stands in place of the items where there are none. */
  readonly emptyText: string;
  readonly placeholder?: string | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** One of many, by typing. Thousands of items cost what a dozen do: only those in sight are rendered. */
export function ComboControl(props: ComboControlProps): ReactNode {
  const { id, label, items, chosen, text, onTextChange, onChoose, emptyText, placeholder } = props;
  const choose = (key: Key | null): void => onChoose(key === null ? null : String(key));
  return (
    <ComboBox
      id={id}
      aria-label={label}
      menuTrigger="focus"
      allowsEmptyCollection
      items={items}
      value={chosen}
      onChange={choose}
      inputValue={text}
      onInputChange={onTextChange}
      isInvalid={props.isInvalid}
      isRequired={props.isRequired}
      {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
      {...(props.onOpenChange ? { onOpenChange: props.onOpenChange } : {})}
    >
      <Group className={css.group ?? ''}>
        <Input autoFocus={props.hasFocus} {...(placeholder ? { placeholder } : {})} />
        {chosen !== null && (
          <button
            type="button"
            className={css.button}
            aria-label={texts.clear(label)}
            onClick={() => {
              onTextChange('');
              onChoose(null);
            }}
          >
            <Icon path={closeIcon} />
          </button>
        )}
        <Button className={css.button ?? ''} aria-label={texts.showValues}>
          <Icon path={chevronDownIcon} />
        </Button>
      </Group>
      <Popover className={listCss.popover ?? ''}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36 }}>
          <ListBox
            className={listCss.list ?? ''}
            renderEmptyState={() => <p className={listCss.empty}>{emptyText}</p>}
          >
            {(item: ComboItem) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                className={classNames(listCss.item, item.picture !== undefined && css.item) ?? ''}
              >
                {item.picture}
                <span className={css.words}>
                  <Text slot="label">{item.label}</Text>
                  {item.description && (
                    <Text slot="description" className={listCss.description ?? ''}>
                      {item.description}
                    </Text>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}
