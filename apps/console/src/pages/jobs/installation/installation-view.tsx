import { getInstallationHealth } from '@relab/client/administration';
import type { InstallationHealth } from '@relab/contract/administration';
import { useRead } from '@relab/react';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { useFormats } from '../../../session/use-formats.ts';
import { useWhileVisible } from '../../../together/use-while-visible.ts';
import css from '../jobs.module.css';
import { kindOf } from '../texts.ts';
import { Facts } from './facts.tsx';
import { ProcessCard, processName } from './process-card.tsx';
import * as texts from './texts.ts';

type Problem = InstallationHealth['problems'][number];

/** Milliseconds between two looks, while the page is looked at. */
const pause = 10_000;

/** What keeps visitors out, loses data or may lose it: said first, and aloud. */
const severe: readonly Problem['alert'][] = ['RelabDown', 'RelabErrors', 'RelabOverloaded', 'RelabBackupOld'];

function subjectOf({ alert, subject }: Problem): string {
  if (subject === null) return '';
  if (alert === 'RelabServiceAway') return texts.serviceNames[subject] ?? subject;
  return alert === 'RelabJobsFail' || alert === 'RelabJobsWait' ? kindOf(subject) : subject;
}

/** How all processes do and what they share, with what needs somebody first. */
export function InstallationView(): ReactNode {
  const { data: health, error, refresh } = useRead(getInstallationHealth, {});
  useWhileVisible(() => void refresh(), pause);
  if (!health) {
    if (error)
      return (
        <Notice tone="error" heading={texts.notRefreshed}>
          {texts.notRefreshedHint}
        </Notice>
      );
    return <div className={css.expected} aria-busy="true" />;
  }
  return (
    <section className={css.part} aria-label={texts.title}>
      {error && (
        <Notice tone="warning" heading={texts.notRefreshed}>
          {texts.notRefreshedHint}
        </Notice>
      )}
      <Problems health={health} />
      <h2 className={css.heading}>{texts.shared}</h2>
      <SharedFacts health={health} />
      <h2 className={css.heading}>{texts.processes}</h2>
      <div className={css.processes}>
        {health.processes.map((process) => (
          <ProcessCard
            key={process.id}
            process={process}
            hasProblem={health.problems.some((problem) => problem.process === process.id)}
          />
        ))}
      </div>
    </section>
  );
}

function Problems({ health: { problems, processes } }: { readonly health: InstallationHealth }): ReactNode {
  if (problems.length === 0)
    return (
      <Notice tone="success" heading={texts.allWell}>
        {texts.allWellHint}
      </Notice>
    );
  return problems.map((problem) => {
    const { alert, process: id, subject } = problem;
    const [heading, todo] = texts.problems[alert];
    const process = processes.find((one) => one.id === id);
    return (
      <Notice
        key={`${alert} ${id} ${subject}`}
        tone={severe.includes(alert) ? 'error' : 'warning'}
        heading={heading(subjectOf(problem))}
        nextStep={<span className="soft">{texts.manual(alert)}</span>}
      >
        {process && `${texts.at(processName(process))}. `}
        {todo}
      </Notice>
    );
  });
}

function SharedFacts({
  health: { database, jobs, backups, retainedAt },
}: {
  readonly health: InstallationHealth;
}): ReactNode {
  const formats = useFormats();
  const due = formats.number(jobs.due);
  const backup = (): string => {
    if (!backups) return texts.noBackups;
    if (!backups.isReadable) return texts.backupUnreadable;
    return backups.newestAt === null ? texts.noBackupYet : formats.moment(backups.newestAt);
  };
  return (
    <div className={css.process}>
      <Facts
        label={texts.shared}
        facts={[
          [texts.database, `PostgreSQL ${database.version} ${texts.databaseUp}`],
          [texts.databaseSize, formats.bytes(database.bytes)],
          [
            texts.connectionsOfAll,
            texts.of(formats.number(database.connections), formats.number(database.maxConnections)),
          ],
          [
            texts.jobsDue,
            jobs.oldestDueAt === null ? due : `${due}, ${texts.jobsSince(formats.moment(jobs.oldestDueAt))}`,
          ],
          [texts.jobsFailed, formats.number(jobs.failed)],
          [texts.backup, backup()],
          [texts.logArchived, backups?.logArchivedAt ? formats.moment(backups.logArchivedAt) : null],
          [
            texts.uploadsArchived,
            backups?.uploadsArchivedAt ? formats.moment(backups.uploadsArchivedAt) : null,
          ],
          [texts.retained, retainedAt === null ? texts.never : formats.moment(retainedAt)],
        ]}
      />
    </div>
  );
}
