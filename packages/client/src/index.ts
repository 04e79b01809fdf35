export { type CartStatus, cartStatus } from './lib/cart-status.ts';
export type { Client, ClientContext, ClientStorage, EffectiveAccount, Slot } from './lib/client.ts';
export { ClientError } from './lib/client-error.ts';
export { type ClientOptions, createClient } from './lib/create-client.ts';
export type { Load } from './lib/create-source.ts';
export { invalidate, under } from './lib/invalidate.ts';
export type { CachePolicy, ReadSettings } from './lib/policy.ts';
export { type ReadAdapter, type ReadOptions, readAdapter } from './lib/read-adapter.ts';
export type { ErrorDetail } from './lib/read-errors.ts';
export type { Fetch } from './lib/send.ts';
export type { Source } from './lib/source.ts';
export {
  type WriteAdapter,
  type WriteOptions,
  type WriteSettings,
  writeAdapter,
} from './lib/write-adapter.ts';
