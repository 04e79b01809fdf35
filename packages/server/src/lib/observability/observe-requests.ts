import type { IncomingMessage, ServerResponse } from 'node:http';
import { lastForwarded } from '../network/forwarded.ts';
import { bareAddress } from '../network/network.ts';
import { loggedPath } from './logged-path.ts';
import type { Observer, RequestFacts } from './observer.ts';
import { requestIdOf } from './request-id.ts';
import { type RequestTrace, runTraced } from './request-trace.ts';

/** Sees each request of a port from its head to the end of its response; has to call `respond`, once. */
export type ObserveRequest = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: () => void,
) => void;

/** The status that proxies log for a client which did not wait. */
const clientClosed = 499;

/**
 * Gives each request an id, which its response and its log lines carry, and reports the request to the observer once it is
 * over. With `trustProxy`, the id and the address are those that the proxy in front wrote.
 */
export function observeRequests(observer: Required<Observer>, trustProxy: boolean): ObserveRequest {
  return (incoming, outgoing, respond) => {
    const begun = performance.now();
    const { headers, method = 'GET', url = '/', socket } = incoming;
    const trace: RequestTrace = {
      id: requestIdOf(headers['x-request-id'], trustProxy),
      userId: undefined,
      statements: 0,
      statementTime: 0,
    };
    outgoing.setHeader('x-request-id', trace.id);
    const forwarded = trustProxy ? lastForwarded(headers['x-forwarded-for']) : undefined;
    // The socket forgets it once it is closed.
    const address = forwarded ?? socket.remoteAddress;
    outgoing.once('close', () => {
      const facts: RequestFacts = {
        requestId: trace.id,
        method,
        path: loggedPath(url),
        status: outgoing.writableFinished ? outgoing.statusCode : clientClosed,
        duration: performance.now() - begun,
        userId: trace.userId,
        address: address === undefined ? undefined : bareAddress(address),
        statements: trace.statements,
        statementTime: trace.statementTime,
      };
      observer.request(facts);
    });
    runTraced(trace, respond);
  };
}
