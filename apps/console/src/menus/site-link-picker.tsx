import { getSiteLinks } from '@relab/client/content';
import type { SiteLink } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { SearchPicker } from '../ui/search-picker.tsx';
import * as texts from './texts.ts';

export interface SiteLinkPickerProps {
  readonly spaceId: string;
  readonly onChoose: (link: SiteLink) => void;
  readonly onClose: () => void;
}

/** Chooses a page of the site that is no content, or a category. */
export function SiteLinkPicker({ spaceId, onChoose, onClose }: SiteLinkPickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const queryTerm = useDebounced(typed).trim();
  const { data, error, refresh } = useRead(getSiteLinks, {
    contentSpaceId: spaceId,
    ...(queryTerm === '' ? {} : { queryTerm }),
  });
  return (
    <SearchPicker
      title={texts.choosePageTitle}
      searchLabel={texts.searchPages}
      name="find-page"
      typed={typed}
      onType={setTyped}
      rows={data?.links}
      error={error}
      onRetry={refresh}
      summary={data?.links.length === 0 ? texts.noPages : ''}
      onClose={onClose}
      caption={texts.pages}
      rowKey={({ path }) => path}
      columns={[
        {
          id: 'label',
          label: texts.name,
          isHeader: true,
          cell: (link) => (
            <ActionButton type="button" variant="plain" onClick={() => onChoose(link)}>
              {link.label}
            </ActionButton>
          ),
        },
        { id: 'kind', label: texts.kind, cell: ({ kind }) => texts.linkKinds[kind] },
      ]}
    />
  );
}
