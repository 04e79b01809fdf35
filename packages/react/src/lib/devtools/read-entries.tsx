import { type Client, reasonOf, type Source } from '@relab/client';
import type { Snapshot } from '@relab/store';
import type { ReactNode } from 'react';
import styles from './devtools.module.css';
import type { Entry } from './entry-list.tsx';
import { Facts, Mark, type MarkProps } from './facts.tsx';
import { clockTime, counted, holding, readName, written } from './format.ts';

const tones: Readonly<Record<Snapshot<unknown>['state'], MarkProps['tone']>> = {
  Fulfilled: 'good',
  Stale: 'waiting',
  Pending: 'waiting',
  Unfulfilled: 'plain',
  Error: 'bad',
};

/** Every read of the client: its state, who observes it, where its data came from, and why. */
export function readEntries(client: Client): readonly Entry[] {
  return [...client.sources.values()].map((source) => {
    const { key } = source;
    const { state, observers } = source.explain();
    const { call, requested } = readName(key);
    return {
      key,
      text: `${key} ${state}`,
      line: (
        <>
          <Mark tone={tones[state]}>{state}</Mark>
          <strong>{call}</strong>
          <code className={styles.grow}>{requested}</code>
          <span className={styles.measures}>
            <span>{counted(observers, 'observer')}</span>
          </span>
        </>
      ),
      more: () => <ReadFacts source={source} now={client.store.now()} />,
    };
  });
}

interface ReadFactsProps {
  readonly source: Source<unknown>;
  readonly now: number;
}

function ReadFacts({ source, now }: ReadFactsProps): ReactNode {
  const { provenance, decision } = source.explain();
  const { data, error, missing } = source.peek();
  return (
    <>
      <Facts
        facts={[
          ['Key', <code key="key">{source.key}</code>],
          [
            'Data',
            provenance
              ? `from ${provenance.origin}, came ${clockTime(provenance.receivedAt)}, ${holding(provenance.expiresAt, now)}`
              : 'none',
          ],
          [
            'Why',
            decision &&
              `${clockTime(decision.at)}: ${decision.from === 'cache' ? 'served' : 'asked for'}. ${reasonOf(decision.why)}`,
          ],
          ['Missing', missing && missing.length > 0 ? missing.join(', ') : undefined],
          ['Error', error instanceof Error ? error.message : undefined],
        ]}
      />
      <button type="button" className={styles.command} onClick={() => void source.refresh().catch(() => {})}>
        Ask again
      </button>
      {data !== undefined && <pre className={styles.json}>{written(data)}</pre>}
    </>
  );
}
