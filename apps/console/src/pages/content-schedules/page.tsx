import { getDeployments, getManagedContentSpaces } from '@relab/client/content';
import type { ContentSpace, Deployment } from '@relab/contract/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import { SelectField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { fromLocalTime, toLocalTime } from '../../fields/zoned-time.ts';
import { hrefWith } from '../../routing/href-with.ts';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useUser } from '../../session/user.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Page, PageProps } from '../page.ts';
import { DeploymentDialog } from './deployment-dialog.tsx';
import { DeploymentTable } from './deployment-table.tsx';
import { dayAfter, monthIn, shiftMonth, weeksOf } from './month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthHeading } from './month-heading.tsx';
import { Release } from './release.tsx';
import * as texts from './texts.ts';

const spacesConfig = { pageSize: 250 } as const;

/** The same page with other parameters, from its first part on. */
const hrefOfView = (url: URL, changes: Readonly<Record<string, string>>): string =>
  hrefWith(url, { page: '', ...changes });

function SchedulesView({ url }: PageProps): ReactNode {
  const { spaces } = useSuspendingRead(getManagedContentSpaces, spacesConfig);
  const space = spaces.find(({ id }) => id === url.searchParams.get('space')) ?? spaces[0];
  return (
    <div className={filterCss.page}>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.title} kind={<a href={hrefOf(routes.content)}>{texts.spaces}</a>}>
        {texts.hint}
      </PageHeader>
      {spaces.length > 1 && space && (
        <div className={filterCss.filters}>
          <SelectField
            name="space"
            label={texts.space}
            value={space.id}
            options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) =>
              navigate(hrefOfView(url, { space: target.value }), { keepsPlace: true })
            }
          />
        </div>
      )}
      {space ? (
        <ReadSection>
          <Schedules space={space} url={url} />
        </ReadSection>
      ) : (
        <EmptyState title={texts.noSpace} />
      )}
    </div>
  );
}

function Schedules({ space, url }: { readonly space: ContentSpace; readonly url: URL }): ReactNode {
  const { timeZone } = useUser();
  const [openId, setOpenId] = useState<string>();
  const today = toLocalTime(new Date().toISOString(), timeZone).slice(0, 10);
  const month = monthIn(url, today.slice(0, 7));
  const view = url.searchParams.get('view') === 'list' ? 'list' : 'calendar';
  const weeks = weeksOf(month);
  // The list has the month, the calendar also the days around it that stand in its weeks.
  const first = view === 'list' ? `${month}-01` : (weeks[0]?.[0] ?? `${month}-01`);
  const end = view === 'list' ? `${shiftMonth(month, 1)}-01` : dayAfter(weeks.at(-1)?.at(-1) ?? '');
  const contentSpaceId = space.id;
  const [{ deployments, nextPageUrl }, staged] = useSuspendingReads([
    [
      getDeployments,
      {
        ...{ contentSpaceId, page: pageIn(url), pageSize: 250 },
        scheduledFrom: fromLocalTime(`${first}T00:00`, timeZone),
        scheduledUntil: fromLocalTime(`${end}T00:00`, timeZone),
      },
    ],
    [getDeployments, { contentSpaceId, deploymentStatus: 'Draft', pageSize: 250 }],
  ]);
  const all: readonly Deployment[] = [...deployments, ...staged.deployments];
  const open = all.find(({ deploymentId }) => deploymentId === openId);
  const show = ({ deploymentId }: Deployment): void => setOpenId(deploymentId);
  return (
    <>
      <MonthHeading month={month} hrefOfMonth={(there) => hrefOfView(url, { month: there })} today={today} />
      <Tabs
        label={texts.views}
        selected={view}
        onSelect={(id) =>
          navigate(hrefOfView(url, { view: id === 'list' ? id : '' }), { replace: true, keepsPlace: true })
        }
        tabs={[
          {
            id: 'calendar',
            label: texts.calendar,
            content: (
              <MonthCalendar
                month={month}
                weeks={weeks}
                today={today}
                deployments={deployments}
                onOpen={show}
              />
            ),
          },
          {
            id: 'list',
            label: texts.list,
            content: <DeploymentTable deployments={deployments} onOpen={show} />,
          },
        ]}
      />
      <OffsetPages
        url={url}
        hasNext={nextPageUrl !== null}
        label={texts.pages}
        previous={texts.previousPage}
        next={texts.nextPage}
      />
      <Release spaceId={contentSpaceId} deployments={staged.deployments} onOpen={show} />
      {open && <DeploymentDialog deployment={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

export const page: Page = {
  View: SchedulesView,
  preload: (client) => void getManagedContentSpaces.prefetch(client, spacesConfig),
};
