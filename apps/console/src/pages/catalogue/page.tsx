import { checkListings, getListingIssues } from '@relab/client/administration';
import type { ListingIssues } from '@relab/contract/administration';
import { useClient } from '@relab/react';
import { classNames } from '@relab/toolkit';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadPages } from '../../ui/read-pages.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

type Issue = keyof typeof texts.issues;
type Listing = ListingIssues['listings'][number];

const issues = Object.keys(texts.issues) as readonly Issue[];

function CatalogueView({ url }: PageProps): ReactNode {
  const client = useClient();
  const report = useReportedWrite();
  const [isChecking, setChecking] = useState(false);
  const wanted = url.searchParams.get('issue');
  const issue = issues.find((one) => one === wanted) ?? 'no-pictures';
  const check = async (): Promise<void> => {
    setChecking(true);
    await report(() => checkListings(client, {}), texts.checked);
    setChecking(false);
  };
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader
        title={texts.heading}
        actions={
          <ActionButton type="button" variant="secondary" busy={isChecking} onClick={() => void check()}>
            {texts.checkNow}
          </ActionButton>
        }
      />
      <Tabs
        label={texts.heading}
        selected={issue}
        onSelect={(id) =>
          navigate(hrefOf(routes.catalogue, undefined, { issue: id }), { replace: true, keepsPlace: true })
        }
        tabs={issues.map((id) => ({
          id,
          label: texts.issues[id],
          content: (
            <ReadPages read={getListingIssues} config={{ issue: id }}>
              {(pages) => <IssueTable issue={id} pages={pages} />}
            </ReadPages>
          ),
        }))}
      />
    </>
  );
}

interface IssueTableProps {
  readonly issue: Issue;
  readonly pages: readonly ListingIssues[];
}

function IssueTable({ issue, pages }: IssueTableProps): ReactNode {
  const formats = useFormats();
  const [first] = pages;
  const rows = pages.flatMap(({ listings }) => listings);
  if (!first || rows.length === 0)
    return (
      <EmptyState title={texts.noneSuch} icon={checkIcon}>
        {first?.checkedAt ? texts.checkedAt(formats.moment(first.checkedAt)) : texts.neverChecked}
      </EmptyState>
    );
  const amount = (value: string | null): string =>
    value === null ? '' : formats.amount(Number(value), first.currencyIsoCode);
  const columns: readonly (TableColumn<Listing> & { readonly of?: readonly Issue[] })[] = [
    {
      id: 'name',
      label: texts.listing,
      isHeader: true,
      cell: ({ productId, name }) => (
        <a href={hrefOf(routes.record, { objectApiName: 'Product2', recordId: productId })}>{name}</a>
      ),
    },
    { id: 'sku', label: texts.sku, cell: ({ sku }) => sku },
    { id: 'price', label: texts.price, isNumber: true, cell: ({ price }) => amount(price) },
    {
      id: 'similar',
      label: texts.similarPrice,
      isNumber: true,
      cell: ({ similarPrice }) => amount(similarPrice),
      of: ['price-far'],
    },
    {
      id: 'deviation',
      label: texts.deviation,
      isNumber: true,
      cell: ({ deviation }) => (deviation === null ? '' : formats.percent(deviation / 100)),
      of: ['price-far'],
    },
    {
      id: 'pictures',
      label: texts.pictures,
      isNumber: true,
      cell: ({ pictures }) => formats.number(pictures),
      of: ['no-pictures', 'old', 'watched-unsold'],
    },
    {
      id: 'watchers',
      label: texts.watchers,
      isNumber: true,
      cell: ({ watchers }) => formats.number(watchers),
    },
    {
      id: 'days',
      label: texts.daysListed,
      isNumber: true,
      cell: ({ daysListed }) => (daysListed === null ? '' : formats.number(daysListed)),
    },
  ];
  return (
    <>
      <p className={classNames('soft', css.count)}>
        {texts.count(formats.number(first.count))}
        {first.checkedAt && ` · ${texts.checkedAt(formats.moment(first.checkedAt))}`}
      </p>
      <Table
        caption={texts.issues[issue]}
        rows={rows}
        rowKey={({ productId }) => productId}
        columns={columns.filter(({ of }) => !of || of.includes(issue))}
      />
    </>
  );
}

export const page: Page = { View: CatalogueView };
