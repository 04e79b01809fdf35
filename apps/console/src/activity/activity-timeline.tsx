import { getRecordHistory } from '@relab/client/records';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { useListPages } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useMemo, useState } from 'react';
import { HistoryEntry, Moment } from '../history/history-entry.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError, ReadSection } from '../ui/read-state.tsx';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityEntry, ActivityMoment, momentFieldOf } from './activity-entry.tsx';
import css from './activity-timeline.module.css';
import * as texts from './texts.ts';
import { useTimelineObjects, useTimelineRecords } from './use-timeline-records.ts';

/** Everything, what was changed of the record itself, or the object whose records are shown. */
type Shown = { readonly kind: 'all' | 'changes' } | { readonly kind: 'object'; readonly name: string };

interface TimelineEntry {
  readonly id: string;
  /** ISO 8601; a day without a time is its beginning. */
  readonly at: string;
  /** Undefined for a change. */
  readonly objectApiName: string | undefined;
  readonly moment: ReactNode;
  readonly content: ReactNode;
}

const isShown = (shown: Shown, { objectApiName }: TimelineEntry): boolean =>
  shown.kind === 'all' || (shown.kind === 'object' ? shown.name : undefined) === objectApiName;

export interface ActivityTimelineProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
}

/** What is about a record, such as tasks, events and mails, and its changes in one order, the newest first. */
export function ActivityTimeline(props: ActivityTimelineProps): ReactNode {
  return (
    <ReadSection>
      <Timeline {...props} />
    </ReadSection>
  );
}

function Timeline({ record, info }: ActivityTimelineProps): ReactNode {
  const recordId = record.id;
  const [shown, setShown] = useState<Shown>({ kind: 'all' });
  const objects = useTimelineObjects(info);
  const records = useTimelineRecords(record, info, objects);
  const history = useListPages(getRecordHistory, { recordId, pageSize: 50 });
  const entries = useMemo(() => {
    const changes = history.records.map(
      (entry): TimelineEntry => ({
        id: entry.id,
        at: entry.createdDate,
        objectApiName: undefined,
        moment: <Moment value={entry.createdDate} />,
        content: <HistoryEntry entry={entry} />,
      }),
    );
    const activities = records.map(
      (activity): TimelineEntry => ({
        id: activity.record.id,
        at: String(activity.record.fields[momentFieldOf(activity)?.apiName ?? '']?.value ?? ''),
        objectApiName: activity.object.info.apiName,
        moment: <ActivityMoment {...activity} />,
        content: <ActivityEntry {...activity} />,
      }),
    );
    // What is older than the last change that was read has its place below changes that were not read yet.
    const oldest = history.hasMore ? (changes.at(-1)?.at ?? '') : '';
    return [...activities, ...changes]
      .filter((entry) => isShown(shown, entry) && entry.at >= oldest)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }, [records, history.records, history.hasMore, shown]);
  return (
    <div className={css.timeline}>
      <div className={css.tools}>
        <ActivityActions recordId={recordId} objectApiNames={objects.map((object) => object.info.apiName)} />
        <KindFilter
          kinds={objects.map((object) => [object.info.apiName, object.info.labelPlural])}
          onShow={setShown}
        />
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
        {entries.map(({ id, objectApiName, moment, content }) => (
          <li key={id} className={css.entry} data-activity={objectApiName !== undefined || undefined}>
            <span className={css.moment}>{moment}</span>
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

interface KindFilterProps {
  /** Objects by name, and what several of their records are called. */
  readonly kinds: readonly (readonly [string, string])[];
  readonly onShow: (shown: Shown) => void;
}

const ofAll: Shown = { kind: 'all' };
const ofChanges: Shown = { kind: 'changes' };

function KindFilter({ kinds, onShow }: KindFilterProps): ReactNode {
  const options: readonly (readonly [Shown, string])[] = [
    [ofAll, texts.all],
    ...kinds.map(([name, label]) => [{ kind: 'object', name } as const, label] as const),
    [ofChanges, texts.changes],
  ];
  return (
    <label className={css.filter}>
      {texts.show}
      <select onChange={({ target }) => onShow(options[target.selectedIndex]?.[0] ?? ofAll)}>
        {options.map(([shown, label]) => (
          <option key={shown.kind === 'object' ? shown.name : ` ${shown.kind}`}>{label}</option>
        ))}
      </select>
    </label>
  );
}
