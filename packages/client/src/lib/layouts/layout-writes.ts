import type { LayoutUserState } from '@relab/contract/records';
import type { Client } from '../client.ts';
import { confirmedSections, isLayoutUserState, type SectionStates, withSections } from './section-states.ts';

/** A write of a layout's state, known by its config's own object. */
interface LayoutWrite {
  readonly config: object;
  /** What the server has made of its sections; undefined until it has said so, and where it refused. */
  confirmed: SectionStates | undefined;
  ended: boolean;
}

/** Of one client, by key, in the order in which they were sent; those that ended stay as long as others are on their way. */
function writesOf(client: Client): Map<string, readonly LayoutWrite[]> {
  const name = 'layout-writes';
  const held = client.parts.get(name) as Map<string, readonly LayoutWrite[]> | undefined;
  const writes = held ?? new Map<string, readonly LayoutWrite[]>();
  if (!held) client.parts.set(name, writes);
  return writes;
}

export function beginWrite(client: Client, key: string, config: object): void {
  const writes = writesOf(client);
  writes.set(key, [...(writes.get(key) ?? []), { config, confirmed: undefined, ended: false }]);
}

export function endWrite(client: Client, key: string, config: object): void {
  const writes = writesOf(client);
  const all = writes.get(key) ?? [];
  for (const write of all) if (write.config === config) write.ended = true;
  if (all.every(({ ended }) => ended)) writes.delete(key);
}

/**
 * The state that a write's answer leaves, undefined where neither it nor what is held is one. Answers may come in
 * another order than the writes were sent: what a later one has set is not taken back by an earlier one's answer.
 */
export function confirmWrite(
  client: Client,
  key: string,
  config: { readonly sectionUserStates: SectionStates },
  answer: unknown,
): LayoutUserState | undefined {
  const { content } = client.store.cell(key);
  const held = isLayoutUserState(content) ? content : undefined;
  const told = isLayoutUserState(answer) ? answer : undefined;
  const confirmed = confirmedSections(told, config.sectionUserStates);
  const all = writesOf(client).get(key) ?? [];
  const own = all.findIndex((write) => write.config === config);
  for (const write of all) if (write.config === config) write.confirmed = confirmed;
  const base = held ? { ...held, ...told, sectionUserStates: held.sectionUserStates } : told;
  if (!base) return undefined;
  const later = all.slice(own + 1).map((write) => write.confirmed ?? {});
  return [told?.sectionUserStates ?? {}, confirmed, ...later].reduce(withSections, base);
}
