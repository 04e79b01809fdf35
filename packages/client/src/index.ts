export { type ChangeBatch, createChangeBatch } from './lib/adapters/change-batch.ts';
export { type ReadOptions, readAdapter } from './lib/adapters/read-adapter.ts';
export type { ReadAdapter } from './lib/adapters/read-methods.ts';
export {
  type WriteAdapter,
  type WriteOptions,
  type WriteSettings,
  writeAdapter,
} from './lib/adapters/write-adapter.ts';
export { type Change, changesOf, type PublishedChange, type Resource } from './lib/client/change.ts';
export type {
  ChosenMarket,
  Client,
  ClientContext,
  ClientStorage,
  EffectiveAccount,
  GuestDetails,
  Interceptor,
  Sending,
  Slot,
} from './lib/client/client.ts';
export { clientApiVersion } from './lib/client/client-api-version.ts';
export type { ClientEvent, Counters } from './lib/client/client-event.ts';
export type { CachePolicy, ReadSettings } from './lib/client/policy.ts';
export type { Decision, Explanation, Source, Why } from './lib/client/source.ts';
export { storageSlot } from './lib/client/storage-slot.ts';
export { type CartStatus, cartStatus } from './lib/commerce/cart-status.ts';
export { type ClientOptions, createClient } from './lib/create-client.ts';
export { dehydrate } from './lib/dehydrate.ts';
export { ClientError, type Conflict, type FailureKind } from './lib/errors/client-error.ts';
export type { ErrorDetail } from './lib/errors/read-errors.ts';
export { changeUser } from './lib/invalidation/change-user.ts';
export { publishChanges } from './lib/invalidation/publish-changes.ts';
export { explain } from './lib/sources/explain.ts';
export type { Load, LoadContext } from './lib/sources/load.ts';
export { reasonOf } from './lib/sources/reason.ts';
export type { Fetch, Progress, Upload } from './lib/transport/send.ts';
export { newTraceparent } from './lib/transport/traceparent.ts';
export { uuid } from './lib/values/uuid.ts';
