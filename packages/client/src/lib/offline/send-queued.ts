import type { WriteSettings } from '../adapters/write-adapter.ts';
import type { Client, Interceptor } from '../client/client.ts';
import { ClientError, fetchError } from '../errors/client-error.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { createDeferred, type Deferred } from '../values/deferred.ts';
import type { QueuedCall, QueuedWrite } from './queued-write.ts';

type Send = (client: Client, config: never, settings: WriteSettings) => Promise<unknown>;

const adapters: Readonly<Record<QueuedCall, Send>> = { createRecord, updateRecord, deleteRecord };

/** Sends writes that have waited by their adapters, so that all that follows from a write follows from these too. */
export interface QueuedSender {
  /** Passes on what `send` sends; undefined for anything else. */
  readonly passOn: (...sending: Parameters<Interceptor>) => Promise<unknown> | undefined;
  /**
   * Resolves as soon as the server has responded; `taken` is called in the step in which its response is ingested, `over`
   * when all that follows is done. Rejects with a ClientError.
   */
  send(
    write: QueuedWrite,
    settings: { readonly taken: (response: unknown) => void; readonly over: () => void },
  ): Promise<unknown>;
}

export function queuedSender(client: Client): QueuedSender {
  const requests = new Map<unknown, Deferred<unknown>>();
  return {
    passOn(sending, next) {
      const { idempotencyKey } = sending.config as { readonly idempotencyKey?: unknown };
      const request = requests.get(idempotencyKey);
      if (!request) return undefined;
      const answered = next(sending);
      answered.then(request.resolve, request.reject);
      return answered;
    },
    async send({ id, call, config }, { taken, over }) {
      const request = createDeferred<unknown>();
      requests.set(id, request);
      let response: unknown;
      const onIngested = () => taken(response);
      request.promise.then(
        (value) => {
          response = value;
        },
        () => {},
      );
      const sent = adapters[call](client, { ...config, idempotencyKey: id } as never, {
        onIngested,
      });
      // Where it never came to sending; else the flight has ended before.
      sent.then(request.resolve, request.reject).finally(over);
      try {
        return await request.promise;
      } catch (cause) {
        // The adapter's error is more precise than the server's.
        const error = await sent.catch((failure: unknown) => failure);
        throw error instanceof ClientError ? error : fetchError(cause);
      } finally {
        requests.delete(id);
      }
    },
  };
}
