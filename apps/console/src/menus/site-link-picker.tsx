import { getSiteLinks } from '@relab/client/content';
import type { SiteLink } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { Table } from '../ui/table.tsx';
import css from './menus.module.css';
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
    <ModalDialog isOpen onClose={onClose} title={texts.choosePageTitle} size="medium">
      <div className={css.picker}>
        <TextField
          name="find-page"
          type="search"
          label={texts.searchPages}
          value={typed}
          maxLength={200}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <ReadError error={error} onRetry={refresh} />}
        {!data && !error && <Skeleton lines={4} />}
        {data && data.links.length > 0 && (
          <Table
            caption={texts.pages}
            rows={data.links}
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
        )}
        {data && (
          <p role="status" className="soft">
            {data.links.length === 0 ? texts.noPages : ''}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
