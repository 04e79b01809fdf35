import { getSimilarSales } from '@relab/client/administration';
import type { SimilarSales } from '@relab/contract/administration';
import { useRead } from '@relab/react';
import { usePicklistValues, useSuspendingRecord } from '@relab/react/records';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ReadError } from '../../ui/read-state.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import css from './intake.module.css';
import * as texts from './texts.ts';

const masterRecordType = '012000000000000AAA';

export interface PricePanelProps {
  readonly objectApiName: string;
  readonly recordId: string;
}

/** What units like the offered one were sold for, and what others ask for them now. */
export function PricePanel({ objectApiName, recordId }: PricePanelProps): ReactNode {
  const { fields } = useSuspendingRecord({
    recordId,
    optionalFields: ['Manufacturer__c', 'Manufacturer__r.Name', 'Model__c', 'Type__c', 'Listing__c'].map(
      (name) => `${objectApiName}.${name}`,
    ),
  });
  const text = (name: string): string | undefined => {
    const { value, displayValue } = fields[name] ?? {};
    return displayValue ?? (typeof value === 'string' && value !== '' ? value : undefined);
  };
  const manufacturer = text('Manufacturer__r') ?? text('Manufacturer__c');
  const model = text('Model__c');
  const type = text('Type__c');
  const listing = fields.Listing__c?.value;
  const { data, error, refresh } = useRead(
    getSimilarSales,
    manufacturer
      ? {
          manufacturer,
          ...(model ? { model } : {}),
          ...(type ? { type } : {}),
          ...(typeof listing === 'string' ? { exceptProductId: listing } : {}),
        }
      : null,
  );
  return (
    <section className={css.panel} aria-labelledby="prices">
      <h2 id="prices">{texts.similarUnits}</h2>
      {!manufacturer && <p className="soft">{texts.manufacturerMissing}</p>}
      {error && <ReadError error={error} onRetry={refresh} />}
      {manufacturer && !data && !error && (
        <Loading>
          <Skeleton lines={4} />
        </Loading>
      )}
      {data && <SimilarUnits sales={data} />}
    </section>
  );
}

function SimilarUnits({ sales }: { readonly sales: SimilarSales }): ReactNode {
  const formats = useFormats();
  const { data: conditions } = usePicklistValues({
    objectApiName: 'Product2',
    recordTypeId: masterRecordType,
    fieldApiName: 'Condition__c',
  });
  const { likeness, currencyIsoCode, sold, listed, soldMedian, listedMedian } = sales;
  const amount = (value: string | null): string =>
    value === null ? '–' : formats.amount(Number(value), currencyIsoCode);
  if (sold.length === 0 && listed.length === 0) return <p className="soft">{texts.noneSimilar}</p>;
  type Unit = SimilarSales['listed'][number] | SimilarSales['sold'][number];
  const columns: readonly TableColumn<Unit>[] = [
    {
      id: 'name',
      label: texts.unit,
      isHeader: true,
      cell: ({ productId, name }) => (
        <a href={hrefOf(routes.record, { objectApiName: 'Product2', recordId: productId })}>{name}</a>
      ),
    },
    { id: 'year', label: texts.year, isNumber: true, cell: ({ year }) => year },
    {
      id: 'condition',
      label: texts.condition,
      cell: ({ condition }) =>
        conditions?.values.find(({ value }) => value === condition)?.label ?? condition,
    },
    { id: 'price', label: texts.price, isNumber: true, cell: ({ unitPrice }) => amount(unitPrice) },
    {
      id: 'day',
      label: texts.day,
      cell: (unit) => {
        const day = 'soldDate' in unit ? unit.soldDate : unit.listedDate;
        return day && formats.day(day);
      },
    },
  ];
  return (
    <>
      <dl className={css.medians}>
        <div>
          <dt>{texts.soldFor}</dt>
          <dd>{amount(soldMedian)}</dd>
        </div>
        <div>
          <dt>{texts.askedFor}</dt>
          <dd>{amount(listedMedian)}</dd>
        </div>
      </dl>
      <p className="soft">{texts.likeness[likeness]}</p>
      {sold.length > 0 && (
        <Table
          caption={texts.sold}
          showsCaption
          rows={sold}
          rowKey={({ productId, orderNumber }) => `${productId} ${orderNumber}`}
          columns={columns}
        />
      )}
      {listed.length > 0 && (
        <Table
          caption={texts.forSale}
          showsCaption
          rows={listed}
          rowKey={({ productId }) => productId}
          columns={columns}
        />
      )}
    </>
  );
}
