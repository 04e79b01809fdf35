import { getRecordUi, recordTypeIdOf } from '@relab/client/records';
import { isRecordId } from '@relab/contract';
import { useRecordAvatars } from '@relab/react/records';
import { Notice } from '@relab/toolkit/notice';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Avatar, avatarIn } from '../../fields/avatar.tsx';
import { FieldFact } from '../../fields/field-fact.tsx';
import { recordNameOf } from '../../fields/record-field.ts';
import { hrefOfList } from '../../lists/list-state.ts';
import { NeighborLinks } from '../../neighbors/neighbor-links.tsx';
import { readRecordOrigin } from '../../neighbors/record-origin.ts';
import { RecordActionMenu } from '../../records/action-menu.tsx';
import { layoutPlaces } from '../../records/layout-places.ts';
import { type Editing, RecordDetails } from '../../records/record-details.tsx';
import { preloadRecord, recordUiConfig } from '../../records/record-page-reads.ts';
import { RecordPath } from '../../records/record-path.tsx';
import { useEditedRecordUi } from '../../records/use-edited-record-ui.ts';
import { useNoteVisit } from '../../records/use-note-visit.ts';
import { RelatedLists } from '../../related/related-lists.tsx';
import { hrefWith } from '../../routing/href-with.ts';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

const ActivityTimeline = lazy(async () => ({
  default: (await import('../../activity/activity-timeline.tsx')).ActivityTimeline,
}));
const FilesPanel = lazy(async () => ({
  default: (await import('../../activity/files-panel.tsx')).FilesPanel,
}));

const idOf = ({ params }: PageProps): string => String(params.recordId);

/** The same address with another tab; details are what it shows without one. */
const hrefOfTab = (url: URL, tab: string): string => hrefWith(url, { tab: tab === 'details' ? '' : tab });

/** An address may be typed or cut: what is no id is the id of nothing. */
function RecordView(props: PageProps): ReactNode {
  return isRecordId(idOf(props)) ? (
    <OpenRecord {...props} />
  ) : (
    <NotThere objectApiName={String(props.params.objectApiName)} />
  );
}

function OpenRecord(props: PageProps): ReactNode {
  const { url } = props;
  const recordId = idOf(props);
  const [editing, setEditing] = useState<Editing>();
  const { records, objectInfos, layouts } = useEditedRecordUi(recordId, editing !== undefined);
  useNoteVisit(recordId, String(props.params.objectApiName));
  const { data: avatars } = useRecordAvatars({ recordIds: [recordId] });
  const record = records[recordId] ?? Object.values(records)[0];
  const info = record && objectInfos[record.apiName];
  const full = record && layouts[record.apiName]?.[recordTypeIdOf(record)];
  const view = full?.Full?.View;
  const edit = full?.Full?.Edit;
  if (!record || !info || !view || !edit)
    return <NotThere objectApiName={String(props.params.objectApiName)} />;
  const { apiName: objectApiName, fields } = record;
  const name = recordNameOf(info, fields) ?? info.label;
  const compact = full.Compact?.View ?? full.Compact?.Edit;
  const facts = compact ? [...layoutPlaces(compact, info, false).values()] : [];
  const tab = url.searchParams.get('tab') ?? 'details';
  const toList = readRecordOrigin(objectApiName, record.id, url)?.listHref ?? hrefOfList(objectApiName, {});
  const startEditing = (next: Editing | undefined): void => {
    if (next && tab !== 'details') navigate(hrefOfTab(url, 'details'), { replace: true, keepsPlace: true });
    setEditing(next);
  };
  return (
    <div className={css.page}>
      <title>{documentTitle(name)}</title>
      <PageHeader
        title={name}
        kind={
          <>
            <a href={toList}>{info.labelPlural}</a>
            <NeighborLinks url={url} objectApiName={objectApiName} recordId={record.id} />
          </>
        }
        picture={<Avatar avatar={avatarIn(avatars, record.id)} name={name} size="large" />}
        actions={
          <RecordActionMenu
            recordId={record.id}
            version={record.weakEtag}
            objectApiName={objectApiName}
            name={name}
            label={info.label}
            isOfPage
            onEdit={(focus) => startEditing({ focus })}
            onCreated={({ id, apiName }) =>
              navigate(hrefOf(routes.record, { objectApiName: apiName, recordId: id }))
            }
            onDeleted={() => navigate(toList, { replace: true })}
          />
        }
      >
        <dl className={css.facts}>
          {facts
            .filter(({ field }) => !field.nameField)
            .map(({ field, label }) => (
              <FieldFact key={field.apiName} field={field} fields={fields} label={label} />
            ))}
        </dl>
      </PageHeader>
      <RecordPath
        key={`path ${record.id}`}
        record={record}
        info={info}
        onRejected={(focus, { field, step }) =>
          startEditing({ focus, edits: { [field]: { value: step.value, text: step.label } } })
        }
      />
      <Tabs
        label={texts.parts}
        selected={tab}
        onSelect={(next) => {
          if (next !== tab) navigate(hrefOfTab(url, next), { keepsPlace: true });
        }}
        tabs={[
          {
            id: 'details',
            label: texts.details,
            content: (
              <RecordDetails
                record={record}
                info={info}
                layouts={{ view, edit }}
                editing={editing}
                onEdit={startEditing}
              />
            ),
          },
          {
            id: 'related',
            label: texts.related,
            content: (
              <RelatedLists
                parent={{ id: record.id, apiName: objectApiName, name }}
                recordTypeId={recordTypeIdOf(record)}
              />
            ),
          },
          {
            id: 'activity',
            label: texts.activity,
            content: (
              <Suspense fallback={null}>
                <ActivityTimeline record={record} info={info} />
              </Suspense>
            ),
          },
          {
            id: 'files',
            label: texts.files,
            content: (
              <Suspense fallback={null}>
                <FilesPanel recordId={record.id} objectApiName={objectApiName} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

function NotThere({ objectApiName }: { readonly objectApiName: string }): ReactNode {
  return (
    <>
      <title>{documentTitle(texts.notThere)}</title>
      <h1 className="visually-hidden">{texts.notThere}</h1>
      <div data-missing>
        <Notice
          tone="warning"
          heading={texts.notThere}
          nextStep={<a href={hrefOf(routes.list, { objectApiName })}>{texts.toList}</a>}
        >
          {texts.notThereHint} <a href={hrefOf(routes.recycleBin)}>{texts.recycleBin}</a>
        </Notice>
      </div>
    </>
  );
}

export const page: Page = {
  View: RecordView,
  preload: (client, props) => void preloadRecord(client, idOf(props)).catch(() => {}),
  isCached: (client, props) =>
    isRecordId(idOf(props)) && getRecordUi.peek(client, recordUiConfig(idOf(props))).data !== undefined,
};
