import { getManagedContentWebUrls } from '@relab/client/content';
import type { ContentDocument, WebUrl } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { languageName } from '../content/language-name.ts';
import { ReadError } from '../ui/read-state.tsx';
import { Table } from '../ui/table.tsx';
import { AddressDialog } from './address-dialog.tsx';
import * as texts from './texts.ts';

const pageSize = 25;

export interface AddressesPanelProps {
  readonly document: ContentDocument;
  /** As it is being written. */
  readonly urlName: string;
}

/** The addresses that a content has and had, where each leads, and what becomes of them when it goes out. */
export function AddressesPanel({ document, urlName }: AddressesPanelProps): ReactNode {
  const [size, setSize] = useState(pageSize);
  const [edited, setEdited] = useState<WebUrl>();
  const { data, error, refresh } = useRead(getManagedContentWebUrls, {
    ...{ contentKeyOrId: document.contentKey, pageSize: size },
  });
  if (error) return <ReadError error={error} onRetry={refresh} />;
  if (!data) return <Skeleton lines={3} />;
  const current = data.webUrls.find(
    ({ status, language }) => status === 'Active' && language === document.language,
  )?.urlAlias;
  return (
    <>
      <p role="status">
        {current !== undefined && urlName !== current
          ? urlName === ''
            ? texts.urlNameGone(current)
            : texts.urlNameChanges(current, urlName)
          : texts.addressesHint}
      </p>
      {data.webUrls.length === 0 ? (
        <p className="soft">{texts.noAddresses}</p>
      ) : (
        <Table
          caption={texts.addresses}
          rows={data.webUrls}
          rowKey={({ managedContentWebUrlId }) => managedContentWebUrlId}
          columns={[
            { id: 'alias', label: texts.alias, isHeader: true, cell: ({ urlAlias }) => urlAlias },
            { id: 'language', label: texts.language, cell: ({ language }) => languageName(language) },
            { id: 'status', label: texts.status, cell: ({ status }) => texts.addressStatuses[status] },
            {
              id: 'target',
              label: texts.leadsTo,
              cell: ({ redirectInfo }) =>
                redirectInfo ? (
                  <a href={redirectInfo.redirectUrl}>{redirectInfo.redirectUrl}</a>
                ) : (
                  texts.leadsNowhere
                ),
            },
            {
              id: 'edit',
              label: texts.change,
              hidesLabel: true,
              isOneLine: true,
              cell: (webUrl) => (
                <ActionButton
                  type="button"
                  variant="secondary"
                  aria-label={texts.changeOne(webUrl.urlAlias)}
                  onClick={() => setEdited(webUrl)}
                >
                  {texts.change}
                </ActionButton>
              ),
            },
          ]}
        />
      )}
      {data.total > data.webUrls.length && size < 250 && (
        <ActionButton type="button" variant="secondary" onClick={() => setSize(250)}>
          {texts.moreAddresses}
        </ActionButton>
      )}
      {edited && <AddressDialog webUrl={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
