import type { LayoutUserState } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { optimisticQuery, updateOptimistically } from '../sources/optimistic-content.ts';
import { keyedLayout, type LayoutConfig, layoutScope, normalizeLayoutConfig } from './layout-config.ts';
import { confirmedSections, isLayoutUserState, type SectionStates, withSections } from './section-states.ts';

/** Which sections of a layout the user has folded: of the Full layout, in View mode, by default (D-183, D-184). */
export const getLayoutUserState = readAdapter<typeof calls.getLayoutUserState>(calls.getLayoutUserState, {
  normalize: normalizeLayoutConfig,
  scope: layoutScope,
  keyed: keyedLayout,
  query: (client, key) => optimisticQuery<LayoutUserState>(client, key),
  load: checkedLoad(calls.getLayoutUserState, 'sectionUserStates'),
});

/** The read of the layout that a write is about: the same config without what is written. */
function readOf(client: Client, config: LayoutConfig): Source<LayoutUserState> {
  const { objectApiName, layoutType, mode, recordTypeId } = config;
  const source = getLayoutUserState.source(client, { objectApiName, layoutType, mode, recordTypeId });
  if (!source) throw new TypeError('A write of a layout names the layout.');
  return source;
}

/** Ingests the response to a write; `amended` puts in what later writes have made of it meanwhile. */
function takeState(
  client: Client,
  key: string,
  confirmed: SectionStates,
  response: unknown,
  amended: (state: LayoutUserState) => LayoutUserState,
): void {
  const { content, expiresAt } = client.store.entry(key);
  const reported = isLayoutUserState(response) ? response : undefined;
  const cached = isLayoutUserState(content) ? content : undefined;
  const base = cached ? { ...cached, ...reported, sectionUserStates: cached.sectionUserStates } : reported;
  if (!base) return;
  const state = withSections(withSections(base, reported?.sectionUserStates ?? {}), confirmed);
  // A response that is no state contains nothing about the sections that were not written.
  const lifetime = reported ? calls.layoutUserStateLifetime : Math.max(0, expiresAt - client.store.now());
  client.store.publish(key, amended(state), lifetime);
}

/**
 * Folds and unfolds sections; those that are not named stay as they are. Shown at once (D-129), then sent (D-130), and
 * rolled back where the server refuses, without what other writes have changed meanwhile. A wrong config rejects
 * with `Invalid config for "updateLayoutUserState"` (D-146).
 */
export const updateLayoutUserState = writeAdapter(calls.updateLayoutUserState, {
  normalize: normalizeLayoutConfig,
  alwaysOptimistic: true,
  expect(client, config) {
    const { key } = readOf(client, config);
    const sent = config.sectionUserStates;
    const expected = updateOptimistically<LayoutUserState>(client, key, (cached) =>
      withSections(cached, sent),
    );
    return (response) => {
      if (response === undefined) return expected.end();
      const confirmed = confirmedSections(response, sent);
      takeState(client, key, confirmed, response, expected.amended);
      expected.end((cached) => withSections(cached, confirmed));
    };
  },
  async after(client, config) {
    const source = readOf(client, config);
    // A response on its way may be from before the write.
    if (client.store.entry(source.key).loading > 0) await source.refresh('written').catch(() => {});
  },
});
