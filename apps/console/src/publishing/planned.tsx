import { getDeployments } from '@relab/client/content';
import { useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { toLocalTime } from '../fields/zoned-time.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import { useUser } from '../session/user.tsx';
import * as texts from './texts.ts';

export interface PlannedProps {
  readonly variantId: string;
  readonly spaceId: string;
}

/** When a variant goes out or is taken from the site next, with the way to its schedule; nothing where nothing is planned. */
export function Planned({ variantId, spaceId }: PlannedProps): ReactNode {
  const formats = useFormats();
  const { timeZone } = useUser();
  const { data } = useRead(getDeployments, {
    ...{ variantIds: [variantId], deploymentStatus: 'Scheduled', pageSize: 250 },
  });
  const planned = (data?.deployments ?? []).toSorted((one, other) =>
    (one.scheduledDate ?? '') < (other.scheduledDate ?? '') ? -1 : 1,
  );
  return planned.map(({ deploymentId, scheduledDate, deploymentItems: [item] }) => {
    const date = scheduledDate ?? '';
    return (
      <a
        key={deploymentId}
        href={hrefOf(routes.contentSchedules, undefined, {
          space: spaceId,
          month: toLocalTime(date, timeZone).slice(0, 7),
        })}
      >
        {texts.plannedFor[item?.action ?? 'Publish'](formats.moment(date))}
      </a>
    );
  });
}
