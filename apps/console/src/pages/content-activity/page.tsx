import { getManagedContentSpace, getSpaceActivity, getSpaceWorkflow } from '@relab/client/content';
import { activityKinds, type SpaceActivity } from '@relab/contract/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { languageName } from '../../content/language-name.ts';
import { SpaceHeader } from '../../content/space-header.tsx';
import { useTypeNames } from '../../content/use-type-names.ts';
import { fromLocalTime } from '../../fields/zoned-time.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { hrefWith } from '../../routing/href-with.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useUser } from '../../session/user.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import type { Page, PageProps } from '../page.ts';
import { rightsDetail } from './rights-detail.ts';
import * as texts from './texts.ts';

const pageSize = 50;

function ActivityView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  return (
    <div className={filterCss.page}>
      <SpaceHeader space={space} title={texts.title(space.name)}>
        {texts.hint}
      </SpaceHeader>
      <Filters url={url} />
      <ReadSection>
        <Entries contentSpaceId={contentSpaceId} url={url} />
      </ReadSection>
    </div>
  );
}

/** A calendar day of an address; undefined for anything else. */
const dayIn = (url: URL, name: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.exec(url.searchParams.get(name) ?? '')?.[0];

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const days = [
  { name: 'from', label: texts.from },
  { name: 'until', label: texts.until },
] as const;

function Filters({ url }: { readonly url: URL }): ReactNode {
  const goTo = (changes: Readonly<Record<string, string>>): void =>
    changeParameters(url, { ...changes, before: '' });
  return (
    <search className={filterCss.filters}>
      <SelectField
        name="activity-kind"
        label={texts.kind}
        value={url.searchParams.get('kind') ?? ''}
        options={[
          { value: '', label: texts.anyKind },
          ...activityKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
        ]}
        onChange={({ target }) => goTo({ kind: target.value })}
      />
      {days.map(({ name, label }) => (
        <TextField
          key={name}
          name={`activity-${name}`}
          type="date"
          label={label}
          value={dayIn(url, name) ?? ''}
          onChange={({ target }) => goTo({ [name]: target.value })}
        />
      ))}
    </search>
  );
}

interface EntriesProps {
  readonly contentSpaceId: string;
  readonly url: URL;
}

function Entries({ contentSpaceId, url }: EntriesProps): ReactNode {
  const formats = useFormats();
  const { timeZone } = useUser();
  const { searchParams } = url;
  const startOf = (day: string | undefined): string | undefined =>
    day === undefined ? undefined : fromLocalTime(`${day}T00:00`, timeZone);
  const [from, until] = [dayIn(url, 'from'), dayIn(url, 'until')];
  const kind = activityKinds.find((one) => one === searchParams.get('kind'));
  const [userId, before] = [searchParams.get('user'), searchParams.get('before')];
  const [first, last] = [startOf(from), startOf(until && dayAfter(until))];
  const [{ activities, nextBefore }, { states }] = useSuspendingReads([
    [
      getSpaceActivity,
      {
        ...{ contentSpaceId, pageSize },
        ...(kind ? { kinds: [kind] } : {}),
        ...(userId ? { userId } : {}),
        ...(before ? { before } : {}),
        ...(first ? { from: first } : {}),
        ...(last ? { until: last } : {}),
      },
    ],
    [getSpaceWorkflow, { contentSpaceId }],
  ]);
  const typeNames = useTypeNames(contentSpaceId);
  const detailOf = ({ kind: what, detail, language }: SpaceActivity): string => {
    const more =
      detail === null
        ? ''
        : what === 'Saved'
          ? texts.version(detail)
          : what === 'Moved'
            ? texts.toFolder(detail)
            : what === 'Scheduled'
              ? texts.forDate(formats.moment(detail))
              : what.startsWith('Member')
                ? (texts.roles[detail] ?? detail)
                : what === 'RightsChanged'
                  ? rightsDetail(detail, typeNames)
                  : what === 'StateChanged'
                    ? (states.find(({ id }) => id === detail)?.label ?? detail)
                    : detail;
    return [more, language === null ? '' : languageName(language)].filter((part) => part !== '').join(', ');
  };
  const isFiltered = kind !== undefined || userId !== null || from !== undefined || until !== undefined;
  return (
    <>
      {userId && <a href={hrefWith(url, { user: '', before: '' })}>{texts.everybody}</a>}
      {activities.length === 0 ? (
        <EmptyState title={texts.none}>{isFiltered && texts.noneHint}</EmptyState>
      ) : (
        <Table
          caption={texts.hint}
          rows={activities}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'when',
              label: texts.when,
              isOneLine: true,
              cell: ({ createdDate }) => formats.moment(createdDate),
            },
            {
              id: 'who',
              label: texts.who,
              cell: ({ createdBy }) =>
                createdBy ? (
                  <a
                    href={hrefWith(url, { user: createdBy.id, before: '' })}
                    aria-label={texts.onlyThis(createdBy.name)}
                  >
                    {createdBy.name}
                  </a>
                ) : (
                  texts.installation
                ),
            },
            { id: 'what', label: texts.kind, cell: ({ kind: what }) => texts.kinds[what] },
            {
              id: 'content',
              label: texts.content,
              isHeader: true,
              cell: ({ managedContentId, kind: what, language, title }) =>
                managedContentId === null ? (
                  what === 'RightsChanged' ? (
                    (texts.roles[title] ?? title)
                  ) : (
                    title
                  )
                ) : (
                  <a
                    href={hrefOf(
                      routes.contentItem,
                      { contentId: managedContentId },
                      language === null ? {} : { language },
                    )}
                  >
                    {title}
                  </a>
                ),
            },
            { id: 'detail', label: texts.detail, cell: detailOf },
          ]}
        />
      )}
      {(before || nextBefore) && (
        <nav aria-label={texts.pages}>
          {before && <a href={hrefWith(url, { before: '' })}>{texts.newest}</a>}{' '}
          {nextBefore && (
            <a href={hrefWith(url, { before: nextBefore })} rel="next">
              {texts.older}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

export const page: Page = {
  View: ActivityView,
  preload: (client, { params }) =>
    void getManagedContentSpace.prefetch(client, { contentSpaceId: params.contentSpaceId ?? '' }),
};
