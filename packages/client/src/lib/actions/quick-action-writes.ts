import type { ConfigFor } from '@relab/contract';
import { isRecordId, normalizeId } from '@relab/contract';
import type { QuickActionExecution } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { publishRecordChanges } from '../records/publish-record-changes.ts';
import {
  type RecordBefore,
  recordBefore,
  recordChange,
  type WrittenRecord,
} from '../records/record-change.ts';
import { longId } from '../related-lists/related-list-name.ts';

type Config = ConfigFor<typeof calls.performQuickAction>;

const normalize = (config: Config): Config => ({ ...config, contextId: longId(config.contextId) });

const before = (client: Client, { contextId }: Config): RecordBefore | undefined =>
  contextId === undefined ? undefined : recordBefore(client, contextId);

const executionIn = (response: unknown): Partial<QuickActionExecution> => Object(response);

const idIn = (id: unknown): string | undefined => (isRecordId(id) ? normalizeId(id) : undefined);

/** The record that an action runs on, and the one that it names: the response does not tell which of their fields changed. */
function updatesOf(
  client: Client,
  config: Config,
  response: Partial<QuickActionExecution>,
  cached: RecordBefore | undefined,
): readonly WrittenRecord[] {
  const context = config.contextId ?? idIn(response.contextId);
  const id = idIn(response.id);
  const ids = [...new Set([context, id])].filter((one) => one !== undefined);
  return ids.map((one) => ({
    operation: 'update',
    id: one,
    before: (one === context && cached) || recordBefore(client, one),
  }));
}

/** The record that an action has created; the server may have related it to the record that the action ran on. */
function creationOf(
  client: Client,
  { apiName, contextId, fields }: Config,
  response: Partial<QuickActionExecution>,
): RecordChange {
  const id = idIn(response.id);
  const change = recordChange(client, { operation: 'create', id, objectApiName: apiName, fields });
  const context = contextId ?? idIn(response.contextId);
  return context === undefined ? change : { ...change, parents: new Set([...change.parents, context]) };
}

/** Tells of what was written, and that what is cached of it is of before. */
function tell(
  client: Client,
  created: readonly RecordChange[],
  updates: readonly WrittenRecord[],
): Promise<void> {
  const changes = [...created, ...updates.map((written) => recordChange(client, written))];
  for (const { id } of updates) if (id !== undefined) recordsOf(client.store).invalidate(id);
  return publishRecordChanges(client, changes);
}

/** Performs an action that updates the record it stands on. What it answers is how it went, not the record. */
export const performUpdateRecordQuickAction = writeAdapter(calls.performUpdateRecordQuickAction, {
  normalize,
  before,
  after(client, config, input, cached) {
    const response = executionIn(input);
    if (response.isSuccess === false) return;
    const [context, ...others] = updatesOf(client, config, response, cached as RecordBefore | undefined);
    // What was written of it may lead to other records than before.
    const updates = context ? [{ ...context, fields: config.fields }, ...others] : [];
    return tell(client, [], updates);
  },
});

/**
 * Performs any other action, such as one that creates a record beside the one it stands on. What it answers is
 * how it went, not a record. Where it does not tell, it may have created one and changed another.
 */
export const performQuickAction = writeAdapter(calls.performQuickAction, {
  normalize,
  before,
  after(client, config, input, cached) {
    const response = executionIn(input);
    if (response.isSuccess === false) return;
    const { isCreated = config.apiName !== undefined } = response;
    const created = isCreated ? [creationOf(client, config, response)] : [];
    const updates = response.isCreated
      ? []
      : updatesOf(client, config, response, cached as RecordBefore | undefined);
    return tell(client, created, updates);
  },
});
