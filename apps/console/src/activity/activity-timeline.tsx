import { getRecordHistory } from '@relab/client/records';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import {
  useGlobalActions,
  useListPages,
  useListRecordsByName,
  useObjectInfoDirectory,
  useRecordActions,
} from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { HistoryEntry, Moment } from '../history/history-entry.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError } from '../ui/read-state.tsx';
import {
  type ActivityObject,
  activityObjects,
  mailFilter,
  mails,
  referringTo,
  type TimelineObject,
} from './activity-objects.ts';
import css from './activity-timeline.module.css';
import * as texts from './texts.ts';

const QuickActionDialog = lazy(async () => ({
  default: (await import('../records/quick-action-dialog.tsx')).QuickActionDialog,
}));

const kinds = ['activity', 'mail', 'change'] as const;
type Kind = (typeof kinds)[number];

interface TimelineEntry {
  readonly id: string;
  /** ISO 8601; a day without a time is its beginning. */
  readonly at: string;
  readonly kind: Kind;
  readonly content: ReactNode;
}

export interface ActivityTimelineProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
}

/** Tasks, events, mails and changes of a record in one order, the newest first. */
export function ActivityTimeline({ record, info }: ActivityTimelineProps): ReactNode {
  const recordId = record.id;
  const [shown, setShown] = useState<Kind | 'all'>('all');
  const { data: directory } = useObjectInfoDirectory({});
  const [tasks, events] = activityObjects as readonly [ActivityObject, ActivityObject];
  const isThere = ({ objectApiName }: TimelineObject): boolean =>
    directory?.objects[objectApiName] !== undefined;
  const about = (object: ActivityObject): string | undefined =>
    isThere(object) ? referringTo(recordId, object.references) : undefined;
  const taskEntries = useEntries('activity', tasks, about(tasks));
  const eventEntries = useEntries('activity', events, about(events));
  const mailEntries = useEntries('mail', mails, isThere(mails) ? mailFilter(record, info) : undefined);
  const history = useListPages(getRecordHistory, { recordId, pageSize: 50 });
  const entries = useMemo(() => {
    const changes = history.records.map(
      (entry): TimelineEntry => ({
        id: entry.id,
        at: entry.createdDate,
        kind: 'change',
        content: <HistoryEntry entry={entry} />,
      }),
    );
    const all = [...taskEntries, ...eventEntries, ...mailEntries, ...changes];
    // What is older than the last change that was read has its place below changes that were not read yet.
    const oldest = history.hasMore ? (changes.at(-1)?.at ?? '') : '';
    return all
      .filter(({ kind, at }) => (shown === 'all' || kind === shown) && at >= oldest)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }, [taskEntries, eventEntries, mailEntries, history.records, history.hasMore, shown]);
  return (
    <div className={css.timeline}>
      <div className={css.tools}>
        <ActivityActions recordId={recordId} />
        <label className={css.filter}>
          {texts.show}
          <select value={shown} onChange={({ target }) => setShown(target.value as Kind | 'all')}>
            <option value="all">{texts.all}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {history.error && history.error.status !== 403 && (
        <ReadError error={history.error} onRetry={history.loadMore} />
      )}
      {history.isLoading && (
        <Loading label={texts.loading}>
          <Skeleton lines={4} />
        </Loading>
      )}
      {!history.isLoading && entries.length === 0 && <EmptyState title={texts.nothing} />}
      <ol className={css.entries}>
        {entries.map(({ id, at, kind, content }) => (
          <li key={id} className={css.entry} data-kind={kind}>
            <span className={css.moment}>
              <Moment value={at} />
            </span>
            {content}
          </li>
        ))}
      </ol>
      {history.hasMore && (
        <ActionButton
          type="button"
          variant="secondary"
          busy={history.isLoadingMore}
          onClick={history.loadMore}
        >
          {texts.more}
        </ActionButton>
      )}
    </div>
  );
}

const maxActivities = 100;

/** Records of an object that a filter finds; none without one. */
function useEntries(kind: Kind, object: TimelineObject, where: string | undefined): readonly TimelineEntry[] {
  const { objectApiName, listViewApiName, fields, moments } = object;
  const { data } = useListRecordsByName(
    where !== undefined
      ? {
          objectApiName,
          listViewApiName,
          where,
          optionalFields: fields.map((name) => `${objectApiName}.${name}`),
          pageSize: maxActivities,
        }
      : null,
  );
  return useMemo(
    () =>
      (data?.records ?? []).map((record) => ({
        id: record.id,
        at:
          moments.map((name) => record.fields[name]?.value).find((value) => typeof value === 'string') ?? '',
        kind,
        content: <Activity object={object} record={record} />,
      })) as readonly TimelineEntry[],
    [data, moments, object, kind],
  );
}

interface ActivityProps {
  readonly object: TimelineObject;
  readonly record: RecordRepresentation;
}

function Activity({ object, record: { fields, id } }: ActivityProps): ReactNode {
  const textOf = (name: string): string => {
    const { value, displayValue } = fields[name] ?? {};
    return displayValue ?? (typeof value === 'string' ? value : '');
  };
  return (
    <div>
      <p>
        <a href={hrefOf(routes.record, { objectApiName: object.objectApiName, recordId: id })}>
          {textOf(object.title) || texts.untitled}
        </a>
      </p>
      {object.details
        .map(textOf)
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={css.detail}>
            {text}
          </p>
        ))}
    </div>
  );
}

/** Actions that write something into the timeline: those of the record, and tasks and events about it. */
function ActivityActions({ recordId }: { readonly recordId: string }): ReactNode {
  const [openAction, setOpenAction] = useState<string>();
  const { data: own } = useRecordActions({ recordIds: [recordId], formFactor: 'Large' });
  const { data: global } = useGlobalActions({ formFactor: 'Large' });
  const ofRecord = own?.actions[recordId]?.actions ?? [];
  const about = new Set(activityObjects.map(({ objectApiName }) => objectApiName));
  const isAbout = ({
    targetObject,
    type,
  }: {
    readonly targetObject: string | null;
    readonly type: string;
  }): boolean => type === 'QuickAction' && targetObject !== null && about.has(targetObject);
  const actions = [
    ...ofRecord.filter(isAbout),
    ...Object.values(global?.actions ?? {}).flatMap(({ actions: all }) =>
      all.filter((action) => isAbout(action) && !ofRecord.some(({ label }) => label === action.label)),
    ),
  ];
  const action = actions.find(({ externalId }) => externalId === openAction);
  return (
    <div className={css.actions}>
      {actions.map(({ externalId, label }) => (
        <ActionButton
          key={externalId}
          type="button"
          variant="secondary"
          onClick={() => setOpenAction(externalId)}
        >
          {label}
        </ActionButton>
      ))}
      <Suspense fallback={null}>
        {action && (
          <QuickActionDialog action={action} contextId={recordId} onClose={() => setOpenAction(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
