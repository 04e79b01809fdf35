import { randomBytes } from 'node:crypto';
import type { InvalidOutcome } from '../page/form-outcome.ts';
import type { Opened } from '../page/open-page.ts';
import type { FormUploads } from '../page/page.ts';
import { pendingForms } from '../page/pending-form.ts';
import { findPage, submitForm } from '../page/submit-form.ts';
import { type FormError, isFormError } from './form-error.ts';
import type { RequestInfo } from './in-process-fetch.ts';
import { openSettled } from './open-settled.ts';
import { isSecure, type PageRenderer } from './page-renderer.ts';
import type { CreateSiteOptions } from './site-options.ts';
import { concatStreams } from './streams.ts';

export const privateResponse = (
  body: BodyInit | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response => new Response(body, { status, headers: { 'cache-control': 'private, no-store', ...headers } });

/** A page for this visitor alone, streamed; first its form is handled, where one was posted. */
export async function respondOwn<Shared extends object>(
  request: Request,
  info: RequestInfo,
  readForm: (uploads?: FormUploads) => Promise<FormData>,
  renderer: PageRenderer<Shared>,
  { site, log, formErrorText }: CreateSiteOptions<Shared>,
): Promise<Response> {
  const url = new URL(request.url);
  // Posting to a page without a form is answered before the body is read.
  const target = request.method === 'POST' ? await findPage(site, url) : undefined;
  const respondFormError = ({ status, headers = {} }: FormError): Response => {
    const text = formErrorText(status, target?.uploads);
    return privateResponse(text, status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
  };
  if (target && !target.act) return respondFormError({ status: 405, headers: { allow: 'GET, HEAD' } });

  const open = await renderer.openVisit(request, info);
  const { visit } = open;
  const { jar } = open.page;
  let outcome: InvalidOutcome | null = null;
  if (target) {
    const form = await readForm(target.uploads).catch((error: unknown) => {
      if (isFormError(error)) return error;
      throw error;
    });
    if (isFormError(form)) return respondFormError(form);
    try {
      const followed = await submitForm(url, form, { site, ...visit, pending: pendingForms(jar) });
      if (followed.kind === 'redirect') return respond(null, 303, { location: followed.href });
      outcome = followed;
    } catch (error) {
      return render(await openSettled({ site, ...visit, url, failed: error, log }));
    }
  }
  return render(await openSettled({ site, ...visit, url, outcome, log }));

  function respond(...parts: Parameters<typeof privateResponse>): Response {
    const response = privateResponse(...parts);
    for (const cookie of jar.changed) response.headers.append('set-cookie', cookie);
    return response;
  }

  async function render(opened: Opened<Shared>): Promise<Response> {
    if (opened.kind === 'redirect')
      return respond(null, opened.permanent ? 301 : 303, { location: opened.href });
    const nonce = randomBytes(16).toString('base64');
    const headers = renderer.headersOf(opened, isSecure(url, info), nonce);
    if (request.method === 'HEAD') return respond(null, opened.status, headers);
    const document = await renderer.prepareDocument(opened, open);
    const whole = renderer.renderWhole(opened, document);
    const accepted = request.headers.get('accept-encoding');
    if (whole) {
      const encoded = await renderer.encoder.whole(whole, accepted);
      return respond(encoded.body as BodyInit, opened.status, { ...headers, ...encoded.headers });
    }
    const left = new AbortController();
    const leave = () => left.abort();
    request.signal.addEventListener('abort', leave, { once: true });
    const { start, markup, end } = await renderer.streamDocument(document, {
      nonce,
      signal: left.signal,
      // What was not rendered because its visitor has left is no error, nor is a read that ended with their request.
      onError(error) {
        if (!left.signal.aborted) log(error);
      },
    });
    if (request.signal.aborted) leave();
    const beginWith = (text: string) => concatStreams(text, markup, end, leave);
    const encoded = renderer.encoder.streamed(start, beginWith, accepted);
    return respond(encoded.body, opened.status, { ...headers, ...encoded.headers });
  }
}
