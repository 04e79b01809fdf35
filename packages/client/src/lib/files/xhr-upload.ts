import type { Progress } from '../transport/send.ts';

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/** Statuses whose answers have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a request by the browser's XMLHttpRequest, the one transport that reports how much of a body was sent: for
 * `createClient({ fetch, upload: xhrUpload })`. Sends cookies as a page's own requests do. Where there is no
 * XMLHttpRequest, as on a server, it sends by `fetch` and reports once, when the response has come.
 */
export async function xhrUpload(url: string, init: RequestInit, onProgress: Progress): Promise<Response> {
  if (typeof XMLHttpRequest === 'undefined') {
    const response = await fetch(url, init);
    onProgress(1, 1);
    return response;
  }
  const { method = 'GET', headers, body, credentials, signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let size = 0;
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      size = lengthComputable ? total : loaded;
      onProgress(loaded, size);
    };
    const abort = () => request.abort();
    const end = () => signal?.removeEventListener('abort', abort);
    request.onload = () => {
      end();
      onProgress(size, size);
      const { status, statusText, responseText } = request;
      const told = { status, statusText, headers: headersOf(request) };
      resolve(new Response(bodiless.has(status) ? null : responseText, told));
    };
    request.onerror = () => {
      end();
      reject(new TypeError('The request failed.'));
    };
    request.onabort = () => {
      end();
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}
