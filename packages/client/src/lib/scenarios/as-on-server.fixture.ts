import { isRecord, type Snapshot, type StoredRecord } from '@relab/store';
import type { AccountWorld } from './account-world.fixture.ts';
import { type Read, recordsIn } from './interleaving-reads.fixture.ts';
import type { Org, OrgRecord } from './org.fixture.ts';

function isAsOnServer(org: Org, record: StoredRecord): boolean {
  const own: OrgRecord | undefined = org.records.get(record.id);
  return Object.entries(record.fields).every(([name, { value }]) =>
    isRecord(value)
      ? org.records.has(value.id) && isAsOnServer(org, value)
      : own && (org.value(own, name) ?? null) === value,
  );
}

/** What a read shows that is not as it is on the server; with `aged`, it may be stale. */
export function shortcomings(
  { server: { org }, ids, reads }: AccountWorld,
  read: Read,
  { state, data }: Snapshot<unknown>,
  aged: boolean,
): readonly string[] {
  const problems: string[] = [];
  const records = recordsIn(data);
  const [, , , alone, together, list] = reads;
  const isGone = !org.records.has(ids[1] ?? '');
  // D-106: that the deleted one is missing is not remembered, so that what is read with it is not fresh either.
  const states = !isGone ? [] : read === alone ? ['Error'] : read === together ? ['Stale'] : [];
  if (!aged && ![...states, 'Fulfilled'].includes(state)) problems.push(`is ${state}`);
  if (records.length === 0 && !(isGone && read === alone)) problems.push(`shows nothing (${state})`);
  for (const record of records)
    if (!isAsOnServer(org, record)) problems.push(`shows ${JSON.stringify(record)}`);
  if (read !== list) return problems;
  const names = org.all('Account').map(({ values }) => String(values.Name));
  const shown = records.map(({ fields }) => String(fields.Name?.value));
  if (JSON.stringify(shown) !== JSON.stringify(names.toSorted((a, b) => a.localeCompare(b))))
    problems.push(`lists ${shown.join()} of ${names.join()}`);
  return problems;
}
