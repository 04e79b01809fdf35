import type { InstallationHealth } from '@relab/contract/administration';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../../session/use-formats.ts';
import css from '../jobs.module.css';
import { Facts } from './facts.tsx';
import * as texts from './texts.ts';

type Process = InstallationHealth['processes'][number];

/** "Web 4711 on shop1". */
export const processName = ({ role, pid, host }: Pick<Process, 'role' | 'pid' | 'host'>): string =>
  texts.process(texts.roles[role] ?? role, String(pid), host);

function stateOf({ isAlive, figures }: Process, hasProblem: boolean): keyof typeof texts.states {
  if (!isAlive) return 'gone';
  if (!figures) return 'starting';
  return hasProblem ? 'problem' : 'well';
}

/** One process: how it stands in a word, then what it measured. */
export function ProcessCard({
  process,
  hasProblem,
}: {
  readonly process: Process;
  readonly hasProblem: boolean;
}): ReactNode {
  const formats = useFormats();
  const heading = useId();
  const { release, startedAt, seenAt, isAlive, figures } = process;
  const state = stateOf(process, hasProblem);
  return (
    <article className={css.process} aria-labelledby={heading}>
      <h3 id={heading} className={css.processName}>
        {processName(process)}
        <span className={css.status} data-state={state}>
          {texts.states[state]}
        </span>
      </h3>
      {isAlive && figures ? (
        <Figures process={process} figures={figures} />
      ) : (
        isAlive && <p className="soft">{texts.starting}</p>
      )}
      <Facts
        label={processName(process)}
        facts={[
          [texts.release, release],
          [texts.startedAt, formats.moment(startedAt)],
          [texts.seenAt, isAlive ? null : formats.moment(seenAt)],
        ]}
      />
    </article>
  );
}

function Figures({
  process: { role },
  figures,
}: {
  readonly process: Process;
  readonly figures: NonNullable<Process['figures']>;
}): ReactNode {
  const formats = useFormats();
  const { requests, errors, pageTime, connections, loopDelay, memory, memoryShare, load, services } = figures;
  const milliseconds = (value: number): string => texts.milliseconds(formats.number(value));
  const serves = role === 'worker' ? texts.noVisitors : load ? texts.loads[load] : texts.notMeasured;
  const size = formats.bytes(memory);
  return (
    <Facts
      label={texts.minute}
      facts={[
        [texts.requests, role === 'worker' ? null : formats.number(requests)],
        [texts.errors, role === 'worker' ? null : formats.number(errors)],
        [
          texts.pageTime,
          role === 'worker' ? null : pageTime === null ? texts.noPages : milliseconds(pageTime),
        ],
        [
          texts.connections,
          texts.of(formats.number(connections.busy), formats.number(connections.busy + connections.idle)),
        ],
        [texts.waiting, formats.number(connections.waiting)],
        [texts.loopDelay, milliseconds(loopDelay)],
        [texts.memory, memoryShare === null ? size : texts.memoryShare(size, formats.percent(memoryShare))],
        [texts.load, serves],
        [
          texts.services,
          services.length === 0
            ? null
            : services
                .map(
                  ({ name, state }) => `${texts.serviceNames[name] ?? name}: ${texts.serviceStates[state]}`,
                )
                .join(', '),
        ],
      ]}
    />
  );
}
