import type { ScriptedReply } from '../testing/scripted-fetch.ts';
import type { Courier } from './model-server.fixture.ts';
import { answered, type ModelRequest, rejected } from './route.fixture.ts';

/** A request in flight, whose arrival at the server and whose response a test triggers. */
export interface Parcel {
  readonly request: ModelRequest;
  reach(): void;
  deliver(): void;
  /** Never reaches the server; something else answers. */
  response(other: ScriptedReply): void;
  /** Done by the server, and nothing comes back. */
  lose(): void;
  /** Never reaches the server. */
  refuse(): void;
  /** Done by the server, and answered 204. */
  empty(): void;
}

/** Holds back every request until the test decides on it. */
export function parcels(): { readonly courier: Courier; readonly waiting: Parcel[] } {
  const waiting: Parcel[] = [];
  const courier: Courier = (request, reach) => {
    const { promise, resolve, reject } = Promise.withResolvers<ScriptedReply>();
    let reply: ScriptedReply | undefined;
    const done = (): ScriptedReply => {
      reply ??= reach();
      return reply;
    };
    const parcel: Parcel = {
      request,
      reach: done,
      deliver: () => end(() => resolve(done())),
      response: (other) => end(() => resolve(other)),
      lose: () =>
        end(() => {
          done();
          reject(new TypeError('Failed to fetch'));
        }),
      refuse: () => end(() => resolve(reply ?? rejected(503, 'SERVER_UNAVAILABLE', 'Too many requests.'))),
      empty: () => end(() => resolve(done().status < 300 ? answered('', 204) : done())),
    };
    const end = (act: () => void) => {
      waiting.splice(waiting.indexOf(parcel), 1);
      act();
    };
    waiting.push(parcel);
    // Given up by the client: nobody waits for it any more.
    promise.catch(() => {});
    return promise;
  };
  return { courier, waiting };
}
