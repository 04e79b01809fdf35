import type { ReactNode } from 'react';
import styles from './devtools.module.css';
import type { Entry } from './entry-list.tsx';
import { Facts, Mark, type MarkProps } from './facts.tsx';
import { byteSize, clockTime, duration, readName } from './format.ts';
import type { RequestEntry } from './request-log.ts';

const tones: Readonly<Record<RequestEntry['outcome'], MarkProps['tone']>> = {
  'on its way': 'waiting',
  answered: 'good',
  refused: 'bad',
  'given up': 'plain',
  'no answer': 'bad',
};

/** Every request: when, which call, for whom, and what came of it. */
export function requestEntries(requests: readonly RequestEntry[]): readonly Entry[] {
  return requests.map((request) => {
    const { number, at, call, method, url, causes, status, outcome } = request;
    return {
      key: String(number),
      text: `${call} ${method} ${url} ${status ?? ''} ${outcome} ${causes.join(' ')}`,
      line: (
        <>
          <Mark tone={tones[outcome]}>{status ? `${status} ${outcome}` : outcome}</Mark>
          <strong className={styles.grow}>{call}</strong>
          <span className={styles.measures}>
            <span>{status ? byteSize(request.bytes) : ''}</span>
            <span>{status === undefined ? '' : duration(request.duration)}</span>
            <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>
          </span>
        </>
      ),
      more: () => <RequestFacts request={request} />,
    };
  });
}

function RequestFacts({ request }: { readonly request: RequestEntry }): ReactNode {
  const { method, url, causes, message, retryAt } = request;
  return (
    <Facts
      facts={[
        ['Sent', <code key="sent">{`${method} ${url}`}</code>],
        [
          'For',
          <ul key="for" className={styles.keys}>
            {[...new Set(causes)].map((key) => (
              <li key={key}>
                <code>{`${readName(key).call} ${readName(key).requested}`}</code>
              </li>
            ))}
          </ul>,
        ],
        ['Error', message || undefined],
        [
          'Sent again',
          retryAt === undefined ? undefined : `${clockTime(retryAt)}, since the server is at a limit`,
        ],
      ]}
    />
  );
}
