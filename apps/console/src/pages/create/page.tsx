import { useSuspendingObjectInfo } from '@relab/react/records';
import type { ReactNode } from 'react';
import type { FormEntry } from '../../records/form-state.ts';
import { RecordCreateForm } from '../../records/record-create-form.tsx';
import { CreateRelated } from '../../records/record-form-dialog.tsx';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Page, PageProps } from '../page.ts';
import * as texts from './texts.ts';

/** Values of the address, such as `?AccountId=001…`: so that a link can lead to a form that is filled in part. */
const defaultsIn = ({ searchParams }: URL): Readonly<Record<string, FormEntry>> =>
  Object.fromEntries(
    [...searchParams]
      .filter(([name]) => name !== 'cloneOf' && name !== 'RecordTypeId')
      .map(([name, value]) => [name, { value, text: null }]),
  );

function CreateView({ params, url }: PageProps): ReactNode {
  const objectApiName = String(params.objectApiName);
  const { label } = useSuspendingObjectInfo({ objectApiName });
  const cloneOf = url.searchParams.get('cloneOf') ?? undefined;
  const heading = cloneOf === undefined ? texts.heading(label) : texts.copyHeading(label);
  return (
    <>
      <title>{documentTitle(heading)}</title>
      <PageHeader title={heading} />
      <CreateRelated>
        <RecordCreateForm
          objectApiName={objectApiName}
          cloneOf={cloneOf}
          recordTypeId={url.searchParams.get('RecordTypeId') ?? undefined}
          defaults={defaultsIn(url)}
          onSaved={({ id, apiName }) =>
            navigate(hrefOf(routes.record, { objectApiName: apiName, recordId: id }), { replace: true })
          }
          onCancel={() => navigate(hrefOf(routes.list, { objectApiName }))}
        />
      </CreateRelated>
    </>
  );
}

export const page: Page = { View: CreateView };
