export { type CartStatus, cartStatus } from './lib/cart-status.ts';
export type { Change } from './lib/change.ts';
export { changeUser } from './lib/change-user.ts';
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
} from './lib/client.ts';
export { clientApiVersion } from './lib/client-api-version.ts';
export { ClientError, type Conflict, type FailureKind } from './lib/client-error.ts';
export type { ClientEvent, Counters } from './lib/client-event.ts';
export { type ClientOptions, createClient } from './lib/create-client.ts';
export { dehydrate } from './lib/dehydrate.ts';
export { explain } from './lib/explain.ts';
export { invalidate, under } from './lib/invalidate.ts';
export type { Asking, Load } from './lib/load.ts';
export type { CachePolicy, ReadSettings } from './lib/policy.ts';
export { type ReadAdapter, type ReadOptions, readAdapter } from './lib/read-adapter.ts';
export type { ErrorDetail } from './lib/read-errors.ts';
export { reasonOf } from './lib/reason.ts';
export type { Fetch, Progress, Upload } from './lib/send.ts';
export type { Decision, Explanation, Source, Why } from './lib/source.ts';
export { storageSlot } from './lib/storage-slot.ts';
export { uuid } from './lib/uuid.ts';
export {
  type WriteAdapter,
  type WriteOptions,
  type WriteSettings,
  writeAdapter,
} from './lib/write-adapter.ts';
