import { type AnyCall, normalizeId } from '@relab/contract';
import type { RecordAvatar, RecordAvatars } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { defaultErrorLifetime, readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { avatarChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { avatarScope } from '../client/key.ts';
import { ClientError } from '../errors/client-error.ts';
import { invalidConfig } from '../errors/errors.ts';
import { invalidateAffected } from '../invalidation/invalidate-affected.ts';
import { type Batch, inBatch } from '../sources/batch.ts';
import { joined } from '../sources/joined-source.ts';
import { namesIn } from '../values/names-in.ts';
import { avatarIn, avatarsIn, noAvatar } from './avatar-response.ts';

interface AvatarConfig {
  /** One id. */
  readonly recordIds: string;
  readonly formFactor?: string | undefined;
}

/** Single avatars that are requested in one tick, by form factor. */
const avatarBatch: Batch<AvatarConfig, RecordAvatar> = {
  name: 'avatars',
  maxItems: 100,
  group: ({ formFactor }) => formFactor ?? '',
  async send(client, items, { signal, causes }) {
    const recordIds = [...new Set(items.map((item) => item.recordIds))];
    const config = { recordIds, formFactor: items[0]?.formFactor };
    const found = avatarsIn(await client.send(calls.getRecordAvatars, config, signal, causes), recordIds);
    return items.map((item) => found[recordIds.indexOf(item.recordIds)] ?? new ClientError(502, '', null));
  },
};

/** One avatar, fresh for 5 minutes (D-261). That a map leaves a record out holds as long as the map (D-262, X-30). */
const getRecordAvatar = readAdapter<AnyCall, AvatarConfig>(calls.getRecordAvatars, {
  scope: ({ recordIds }) => avatarScope(recordIds),
  keyed: ({ recordIds: _, ...rest }) => rest,
  load: (client, config) => async (asking) => {
    const cached = () => client.store.query<RecordAvatar>(asking.key).read().data;
    const before = cached();
    const avatar = await inBatch(client, avatarBatch, config, asking);
    const now = cached();
    // A write has brought another while this one was on its way: that is the newer.
    return now !== undefined && now !== before ? now : avatar;
  },
  isAffectedBy: (change, { config }) => change.kind === 'avatar' && change.recordId === config.recordIds,
  errorLifetime: (error) => (error.code === noAvatar ? calls.avatarMapLifetime : defaultErrorLifetime(error)),
});

/**
 * Avatars of records, each by its own status (D-090, D-091, D-231), in the order of the ids: results, whichever of its
 * two forms the server chose (D-221). Only those that are not cached are requested, all of one tick in one request.
 */
export const getRecordAvatars = readAdapter(calls.getRecordAvatars, {
  normalize: ({ recordIds, ...rest }) => ({
    ...rest,
    recordIds: namesIn(recordIds).map(normalizeId),
  }),
  create: joined({
    parts: (client, { recordIds, formFactor }) =>
      [recordIds].flat().map((id) => getRecordAvatar.source(client, { recordIds: id, formFactor })),
    combine: (items) =>
      ({
        hasErrors: items.some(({ statusCode }) => statusCode !== 200),
        results: items,
      }) as RecordAvatars,
  }),
});

/** The avatar, wherever the record's is shown, of whichever form factor. */
function putAvatar(client: Client, recordId: string, avatar: RecordAvatar): void {
  const change = avatarChange(recordId);
  getRecordAvatar.source(client, { recordIds: recordId });
  const shown = [...client.sources.values()].filter((source) => source.isAffectedBy(change));
  // Those that came with a state and were not read yet are requested again.
  void invalidateAffected(client, [change], { except: shown.map(({ key }) => key) });
  for (const { key } of shown) client.store.publish(key, avatar, calls.getRecordAvatars.lifetime);
}

/**
 * Ties a picture to a record, or takes it off, as `actionType` says. Whoever shows the record's avatar shows the answered
 * one then, without a request. A wrong config rejects with `updateRecordAvatar invalid configuration` (D-145, D-210,
 * D-211); a response that is no avatar with `Unsupported avatar type` (D-212) or `Invalid discriminatorValue` (D-213).
 */
export const updateRecordAvatar = writeAdapter(calls.updateRecordAvatar, {
  normalize: (config) => ({ ...config, recordId: normalizeId(config.recordId ?? '') }),
  invalid: () => invalidConfig('updateRecordAvatar invalid configuration'),
  ingest(client, { recordId }, response) {
    const avatar = response === null ? undefined : avatarIn(response);
    if (avatar && !(avatar instanceof ClientError)) return putAvatar(client, recordId, avatar);
    // It was written, but what it is now only another answer can tell.
    void invalidateAffected(client, [avatarChange(recordId)]);
    if (avatar) throw avatar;
  },
});
