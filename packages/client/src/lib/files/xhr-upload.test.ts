import { afterEach, describe, expect, test, vi } from 'vitest';
import { xhrUpload } from './xhr-upload.ts';

/** As much of a browser's request as an upload uses; tests say what happens to it. */
class ScriptedXhr {
  static last: ScriptedXhr | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};
  opened: readonly unknown[] = [];
  withCredentials = false;
  status = 200;
  statusText = 'OK';
  responseText = '{"a":1}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    ScriptedXhr.last = this;
  }
  open(...opened: readonly unknown[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-odd\r\netag: "a:b"\r\n';
  }
}

function start(init: RequestInit = {}) {
  vi.stubGlobal('XMLHttpRequest', ScriptedXhr);
  const onProgress = vi.fn();
  const answer = xhrUpload('/upload', { method: 'POST', body: 'abcd', ...init }, onProgress);
  const request = ScriptedXhr.last;
  if (!request) throw new Error('No request was made.');
  return { answer, request, onProgress };
}

afterEach(() => {
  vi.unstubAllGlobals();
  ScriptedXhr.last = undefined;
});

describe('with an XMLHttpRequest', () => {
  test('with an XMLHttpRequest sends what it is given, and answers as fetch does', async () => {
    const { answer, request } = start({ headers: { accept: 'application/json' }, credentials: 'include' });
    request.onload?.();
    const response = await answer;
    expect([response.status, response.statusText, await response.json()]).toEqual([200, 'OK', { a: 1 }]);
    expect(response.headers.get('etag')).toBe('"a:b"');
    expect(request).toMatchObject({
      opened: ['POST', '/upload'],
      sent: ['abcd'],
      headers: { accept: 'application/json' },
      withCredentials: true,
    });
  });

  test('tells how much has left, and at last that all has', async () => {
    const { answer, request, onProgress } = start();
    request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 3, total: 4, lengthComputable: true });
    request.onload?.();
    await answer;
    expect(onProgress.mock.calls).toEqual([
      [1, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  test('answers without a body where there is none', async () => {
    const { answer, request } = start();
    request.status = 204;
    request.onload?.();
    expect(await (await answer).text()).toBe('');
  });

  test('fails where no answer comes', async () => {
    const { answer, request } = start();
    request.onerror?.();
    await expect(answer).rejects.toThrow(TypeError);
  });

  test('ends when it is given up, before and after it has begun', async () => {
    const controller = new AbortController();
    const { answer } = start({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const { answer: late, request } = start({ signal: controller.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(request.sent).toEqual([]);
  });
});

test('without an XMLHttpRequest sends by fetch, and tells once', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const onProgress = vi.fn();
  expect((await xhrUpload('/upload', { method: 'POST' }, onProgress)).status).toBe(200);
  expect(onProgress.mock.calls).toEqual([[1, 1]]);
});
