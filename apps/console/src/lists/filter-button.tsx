import { useListObjectInfo } from '@relab/react/records';
import type { ReactNode } from 'react';
import { Popover } from '../ui/popover.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { TriedFilters } from './list-state.ts';
import css from './lists.module.css';
import * as texts from './texts.ts';

interface FilterButtonProps {
  readonly objectApiName: string;
  readonly shown: readonly string[];
  readonly value: TriedFilters;
  readonly onApply: (filters: TriedFilters) => void;
}

/** Opens the filters of the list, with their number. */
export function FilterButton(props: FilterButtonProps): ReactNode {
  const { length } = props.value.filters;
  return (
    <Popover
      label={texts.filters}
      hasWords
      variant="secondary"
      className={css.wide}
      trigger={length > 0 ? texts.filterCount(length) : texts.filters}
    >
      {(close) => <LoadedFilters {...props} onClose={close} />}
    </Popover>
  );
}

function LoadedFilters({
  objectApiName,
  shown,
  value,
  onApply,
  onClose,
}: FilterButtonProps & { readonly onClose: () => void }): ReactNode {
  const { data, error } = useListObjectInfo({ objectApiName });
  if (!data) return <p>{error ? error.message : texts.loading}</p>;
  return (
    <FilterEditor
      listObjectInfo={data}
      shown={shown}
      value={value}
      onApply={(filters) => {
        onApply(filters);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
