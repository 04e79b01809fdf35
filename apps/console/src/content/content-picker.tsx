import { getSpaceItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { SearchPicker } from '../ui/search-picker.tsx';
import { searchTerm } from './search-term.ts';
import { StatusBadge } from './status-badge.tsx';
import * as texts from './texts.ts';
import { useTypeNames } from './use-type-names.ts';

export interface ContentPickerProps {
  readonly spaceId: string;
  readonly onChoose: (contentKey: string) => void;
  readonly onClose: () => void;
}

const pageSize = 25;

/** Chooses a content of a space: of those that were changed last, or by words. */
export function ContentPicker({ spaceId, onChoose, onClose }: ContentPickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const queryTerm = searchTerm(useDebounced(typed));
  const typeNames = useTypeNames(spaceId);
  const { data, error, refresh } = useRead(getSpaceItems, {
    ...{ contentSpaceId: spaceId, pageSize },
    ...(queryTerm === '' ? {} : { queryTerm }),
  });
  const contents = data?.items.filter((item) => item.type === 'ManagedContentVariant');
  return (
    <SearchPicker
      title={texts.chooseContent}
      searchLabel={texts.searchContents}
      name="find-content"
      typed={typed}
      onType={setTyped}
      rows={contents}
      error={error}
      onRetry={refresh}
      summary={contents?.length === 0 ? texts.noContents : data?.nextPageUrl ? texts.moreContents : ''}
      onClose={onClose}
      caption={texts.foundContents}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: texts.titleColumn,
          isHeader: true,
          cell: ({ title, contentKey }) => (
            <ActionButton type="button" variant="plain" onClick={() => onChoose(contentKey)}>
              {title}
            </ActionButton>
          ),
        },
        {
          id: 'type',
          label: texts.typeColumn,
          cell: ({ contentType: { developerName, label } }) => typeNames.get(developerName) ?? label,
        },
        {
          id: 'status',
          label: texts.statusColumn,
          isOneLine: true,
          cell: ({ status }) => <StatusBadge status={status} />,
        },
      ]}
    />
  );
}
