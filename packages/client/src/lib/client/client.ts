import type { AnyCall, RequestContext } from '@relab/contract';
import type { Store } from '@relab/store';
import type { ClientEvent, Counters } from './client-event.ts';
import type { Source } from './source.ts';

/** The account that a buyer acts for, as stored in session storage (S-135). */
export interface EffectiveAccount {
  readonly id: string;
  readonly name: string;
}

/** Where somebody buys: the market's id, and the currency that its prices are in. */
export interface ChosenMarket {
  readonly id: string;
  readonly currency: string;
}

/** Who a guest is (S-136). */
export interface GuestDetails {
  readonly lastName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** A storage for small values between visits. */
export interface Slot<Value> {
  read(): Value | null;
  save(value: Value): void;
  remove(): void;
}

/**
 * Where a client stores what outlives a page but is not a response; what is left out is not stored. See the storefront's
 * `session/` for slots in cookies and storages.
 */
export interface ClientStorage {
  /** The cart's id of a guest: local storage, or a cookie on the server (S-161). */
  readonly guestCart?: Slot<string>;
  /** The account a buyer acts for: session storage (S-135). */
  readonly effectiveAccount?: Slot<EffectiveAccount>;
  /** The market that was chosen; without one the shop's own currency holds. */
  readonly market?: Slot<ChosenMarket>;
  /** What a guest has typed of themselves: session storage (S-136). */
  readonly guestDetails?: Slot<GuestDetails>;
}

/** Parts of paths and queries that most calls share, given once. A config's own member takes precedence. */
export interface ClientContext {
  readonly webstoreId?: string;
  readonly siteId?: string;
  readonly effectiveAccountId?: string;
  readonly currencyIsoCode?: string;
  /** The API's version, `v63.0` by default. */
  readonly version?: string;
}

/** One call on its way to the server. */
export interface Sending {
  readonly call: AnyCall;
  readonly config: object;
  readonly signal?: AbortSignal | undefined;
  /** Keys of the reads, or the id of the write, that it is sent for. */
  readonly causes: readonly string[];
  /** Called with how much of a body has left, in bytes, where the transport can say. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Keys of the lists that a created record is shown in before it is confirmed. */
  readonly into?: readonly string[] | undefined;
}

/** Stands around every call: to retry it, to keep it for later, to answer it itself. The first added stands outermost. */
export type Interceptor = (
  sending: Sending,
  next: (sending: Sending) => Promise<unknown>,
) => Promise<unknown>;

/** Everything that one user's calls share; two clients share nothing. */
export interface Client {
  readonly store: Store;
  readonly storage: ClientStorage;
  /** What fills the places of paths and queries that a config leaves out. */
  context: RequestContext;
  /** What responses are requested in, as `de-DE`; undefined where the browser decides. */
  readonly language: string | undefined;
  /** Counts the users: another one after each sign-in and sign-out. */
  user: number;
  /** Rendering for a browser that sends requests itself: no polling (S-159). */
  readonly onServer: boolean;
  /** The reads that were made, by key. */
  readonly sources: Map<string, Source<unknown>>;
  /** What adapters keep between calls, such as writes that wait for their turn; each knows its own by name. */
  readonly parts: Map<string, unknown>;
  readonly interceptors: Interceptor[];
  /** Sends one call and answers its body, null where there is none. Throws a ClientError. */
  send(call: AnyCall, config: object, signal?: AbortSignal, causes?: readonly string[]): Promise<unknown>;
  /** The same, for a caller who has more to say of it. */
  transmit(sending: Sending): Promise<unknown>;
  wait(milliseconds: number): Promise<void>;
  readonly emit: (event: ClientEvent) => void;
  /** Hears of everything that the client does. Ends with the returned function. */
  listen(listener: (event: ClientEvent) => void): () => void;
  counters(): Counters;
}
