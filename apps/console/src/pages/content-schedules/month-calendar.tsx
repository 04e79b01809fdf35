import { ClientError } from '@relab/client';
import { updateSchedule } from '@relab/client/content';
import type { Deployment } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { classNames } from '@relab/toolkit';
import { type ReactNode, useState } from 'react';
import { fromLocalTime, toLocalTime } from '../../fields/zoned-time.ts';
import { dateTimeFormat } from '../../language/intl-formatters.ts';
import { locale } from '../../language/language.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useUser } from '../../session/user.tsx';
import { useToast } from '../../ui/toast.tsx';
import { actionOf, isOpen, nameOf } from './deployment-name.ts';
import { monthName } from './month-heading.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface MonthCalendarProps {
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly deployments: readonly Deployment[];
  readonly onOpen: (deployment: Deployment) => void;
}

const weekday = (day: string): string =>
  dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The deployments of a month by their days. One that waits is dragged to another day; by keyboard its dialog moves it. */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { month, weeks, today, deployments, onOpen } = props;
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { timeZone } = useUser();
  const [dragged, setDragged] = useState<Deployment>();
  const [target, setTarget] = useState<string>();
  const localOf = ({ scheduledDate }: Deployment): string => toLocalTime(scheduledDate ?? '', timeZone);
  const byDay = Map.groupBy(deployments, (deployment) => localOf(deployment).slice(0, 10));
  async function move(deployment: Deployment, day: string): Promise<void> {
    const from = localOf(deployment);
    const scheduleDate = fromLocalTime(`${day}${from.slice(10)}`, timeZone);
    if (from.slice(0, 10) === day || !scheduleDate) return;
    try {
      await updateSchedule(client, { deploymentId: deployment.deploymentId, scheduleDate });
      toast({ text: texts.moved(nameOf(deployment), formats.moment(scheduleDate)) });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      toast({ text: texts.notMoved(nameOf(deployment)), detail: error.message, tone: 'error' });
    }
  }
  return (
    <>
      {deployments.length === 0 && <p className={css.nothing}>{texts.nothing}</p>}
      <table className={css.calendar}>
        <caption className="visually-hidden">{monthName(month)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const entries = byDay.get(day) ?? [];
                return (
                  <td
                    key={day}
                    className={classNames(
                      css.day,
                      entries.length === 0 && css.free,
                      !day.startsWith(month) && css.outside,
                      dragged && target === day && css.target,
                    )}
                    aria-current={day === today ? 'date' : undefined}
                    onDragOver={(event) => {
                      if (!dragged) return;
                      event.preventDefault();
                      setTarget(day);
                    }}
                    onDrop={(event) => {
                      event.preventDefault();
                      if (dragged) void move(dragged, day);
                      setDragged(undefined);
                    }}
                  >
                    <time dateTime={day} className={css.date}>
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="visually-hidden">{formats.day(day)}</span>
                    </time>
                    <ul className={css.entries}>
                      {entries.map((deployment) => (
                        <li key={deployment.deploymentId}>
                          <button
                            type="button"
                            className={css.entry}
                            data-status={deployment.deploymentStatus}
                            draggable={isOpen(deployment)}
                            onDragStart={(event) => {
                              event.dataTransfer.effectAllowed = 'move';
                              event.dataTransfer.setData('text/plain', nameOf(deployment));
                              setDragged(deployment);
                            }}
                            onDragEnd={() => setDragged(undefined)}
                            onClick={() => onOpen(deployment)}
                          >
                            <span className={css.time}>{localOf(deployment).slice(11)}</span>{' '}
                            {texts.named(texts.actions[actionOf(deployment)], nameOf(deployment))}
                            <span className={css.state}>{texts.statuses[deployment.deploymentStatus]}</span>
                          </button>
                        </li>
                      ))}
                    </ul>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
