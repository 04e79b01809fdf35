import { checkIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import css from './list-box.module.css';

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
