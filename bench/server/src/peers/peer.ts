import type { PageStart } from '../data/fill.ts';
import type { Headers, Request } from '../load/request.ts';
import type { Scenario } from '../scenarios.ts';
import type { DatabasePlace } from './place.ts';

/** What a server's requests are made from. */
export interface Site {
  readonly port: number;
  /** How many listings there are. */
  readonly rows: number;
  /** How many of them, sorted by name, come before the page far down. */
  readonly skipped: number;
  /** The name that the first page begins with. */
  readonly firstName: string;
  /** Where the page far down begins. */
  readonly far: PageStart;
}

/** One way to ask for a scenario. A function of the turn, so that no two requests after each other are alike. */
export interface Asking {
  readonly headers: Headers;
  readonly requests: Readonly<Record<Scenario, (turn: number) => Request>>;
  /** A list by its offset, where a page far down is usually requested in another way. */
  readonly byOffset?: (turn: number) => Request;
}

export type PeerName = 'floor' | 'relab' | 'directus';

/** A server that is measured: a program, and how to send requests to it. */
export interface Peer {
  readonly name: PeerName;
  readonly title: string;
  /** Answers once the server is ready. */
  readonly health: string;
  /** What Node is started with. */
  program(place: DatabasePlace): {
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  };
  /** Signs in and finds what the requests need. */
  prepare(site: Site): Promise<Asking>;
  /** The records of an answer, in the plain form of API name or column → value, for checking. */
  recordsOf(response: unknown): readonly Readonly<Record<string, unknown>>[];
}
