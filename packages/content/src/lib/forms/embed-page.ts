import { randomUUID } from 'node:crypto';
import { ErrorsSchema } from '@relab/contract/server';
import type { BodyMemory, Context } from '@relab/server/http';
import { ApiError, type Pair, Reply, type Route, readUrlencoded } from '@relab/server/http';
import type { Guest } from '@relab/server/principal';
import type { Channel } from '../delivery/channel.ts';
import {
  fieldPrefix,
  formMarkup,
  honeypotName,
  keyName,
  noticeMarkup,
  type RejectedForm,
  styleHash,
  thanksMarkup,
} from './embed-markup.ts';
import { type FormTexts, formTexts } from './form-texts.ts';
import { findFormChannel, type PublishedForm, requirePublishedForm } from './published-form.ts';

/** Where a form stands as a page of its own, to be shown in pages elsewhere. */
export const embedPath = (contentKey: string): string => `/embed/forms/${contentKey}`;

/** Bytes of what is filled in, as JSON. */
export const maxFormBytes = 262_144;

export interface EmbeddedForm {
  readonly contentKey: string;
  readonly request: Request;
  readonly url: URL;
  readonly address: string | undefined;
  readonly memory: BodyMemory;
}

export type ShowForm = (embedded: EmbeddedForm) => Promise<Response>;

const guest: Guest = { kind: 'guest', guestKey: null, roles: ['guest'] };
const noCookies: Context['cookies'] = { get: () => undefined, set: () => undefined };
const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Only pages of the site and of the domains that the form names may show it. Nothing in it runs or is loaded. The referrer stays
 * within the site: without any, browsers do not say where a posted form comes from.
 */
function page(markup: string, status: number, domains: readonly string[]): Response {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...domains].join(' '),
  ];
  return new Response(markup, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'same-origin',
    },
  });
}

/** What was filled in, by the names of the form's fields. */
const valuesIn = (sent: readonly Pair[]): ReadonlyMap<string, string> =>
  new Map(
    sent.flatMap(([name, value]) =>
      name.startsWith(fieldPrefix) ? [[name.slice(fieldPrefix.length), value] as const] : [],
    ),
  );

/** A stored response to the same key that was an error, as that error. */
function errorIn(reply: unknown): ApiError | undefined {
  if (!(reply instanceof Reply) || reply.status < 400) return undefined;
  return new ApiError('INVALID_INPUT', '', { status: reply.status, body: reply.body });
}

function problemsOf({ status, body }: ApiError, texts: FormTexts): RejectedForm['problems'] {
  if (status === 429) return [{ message: texts.tooMany }];
  const entries = ErrorsSchema.safeParse(body).data ?? [];
  return entries.map(({ errorCode, message, fields: [field] = [] }) => ({
    message: errorCode === 'CONFLICT' ? texts.sentBefore : message,
    ...(field === undefined ? {} : { field }),
  }));
}

/**
 * The page of a form, and what is filled in there, which is submitted by the call. It reads no cookies: its user is a guest,
 * since pages elsewhere show it.
 */
export function createFormPage(
  submit: Route,
  { database, now }: Pick<Context, 'database' | 'now'>,
): ShowForm {
  async function submitPage(
    embedded: EmbeddedForm,
    channel: Channel,
    form: PublishedForm,
  ): Promise<Response> {
    const { request, url, address, memory } = embedded;
    const texts = formTexts(form.language);
    const sent = await readUrlencoded(request, { memory });
    const valueNamed = (name: string) => sent.find(([other]) => other === name)?.[1] ?? '';
    const thanks = new URL(url);
    thanks.searchParams.set('sent', '1');
    const done = new Response(null, {
      status: 303,
      headers: { Location: thanks.pathname + thanks.search },
    });
    // The response is like any other, so that nobody learns what gave them away.
    if (valueNamed(honeypotName)) return done;
    const values = valuesIn(sent);
    const key = valueNamed(keyName);
    const headers = new Headers(uuid4.test(key) ? { 'idempotency-key': key } : {});
    const config = {
      siteId: channel.siteId,
      formContentKey: form.contentKey,
      language: form.language,
      answers: Object.fromEntries(values),
    };
    const context = {
      ...{ database, now, headers, url, principal: guest, cookies: noCookies },
      ...(address === undefined ? {} : { address }),
    };
    const rejection = await submit.handle(config as never, context).then(errorIn, (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    });
    if (!rejection) return done;
    const problems = problemsOf(rejection, texts);
    const status = rejection.status === 429 ? 429 : 422;
    return page(formMarkup(form, randomUUID(), { problems, values }), status, form.embedDomains);
  }

  return async (embedded) => {
    const { contentKey, request, url } = embedded;
    const language = url.searchParams.get('language')?.slice(0, 20);
    const channel = await findFormChannel(database, contentKey);
    const gone = () => page(noticeMarkup(formTexts(language ?? 'en').gone, language ?? 'en'), 404, []);
    if (!channel) return gone();
    const form = await requirePublishedForm(database, channel, contentKey, language).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      },
    );
    if (!form) return gone();
    if (request.method !== 'POST')
      return page(
        url.searchParams.has('sent') ? thanksMarkup(form) : formMarkup(form, randomUUID()),
        200,
        form.embedDomains,
      );
    return await submitPage(embedded, channel, form).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 413) throw error;
      return page(noticeMarkup(formTexts(form.language).tooLarge, form.language), 413, form.embedDomains);
    });
  };
}
