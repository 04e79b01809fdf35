import type { FormBody, FormEmbedScript } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError, escapeHtml } from '@relab/server/http';
import { requireDocument } from '../authoring/content/require-document.ts';
import { notFound } from '../errors.ts';
import { formType } from '../types/form-type.ts';
import { embedPath } from './embed-page.ts';
import { findFormChannel, requirePublishedForm } from './published-form.ts';

export interface EmbedQuery {
  readonly formContentKey: string;
  readonly domainName: string;
}

/** In pixels, about: what does not fit can be scrolled to. */
const heightOf = ({ fields, introduction }: FormBody): number => {
  const lines = Math.ceil(introduction.length / 60);
  return fields.reduce(
    (height, { type, hint }) =>
      height + (type === 'multiline' ? 212 : type === 'checkbox' ? 48 : 100) + (hint === '' ? 0 : 24),
    180 + 24 * lines,
  );
};

/**
 * C-102. A frame and no script: what the form is can change nothing of the page around it, and the page needs to trust us with
 * nothing. A domain on which it may not stand is refused, since browsers would show nothing there.
 */
export async function embedScript(
  { formContentKey, domainName }: EmbedQuery,
  context: Context,
  baseUrl: string,
): Promise<FormEmbedScript> {
  const { type_name: typeName, content_key: contentKey } = await requireDocument(
    { contentKeyOrId: formContentKey },
    context,
  );
  if (typeName !== formType) throw notFound();
  const { database } = context;
  const channel = await findFormChannel(database, contentKey);
  if (!channel)
    throw new ApiError('INVALID_INPUT', 'This form is not published to a site yet: publish it first.', {
      fields: ['formContentKey'],
    });
  const form = await requirePublishedForm(database, channel, contentKey, undefined);
  const domain = domainName.toLowerCase();
  if (domain !== new URL(baseUrl).host && !form.embedDomains.includes(domain))
    throw new ApiError(
      'INVALID_INPUT',
      `The form may not stand on ${domain.slice(0, 100)}: name it among the form's domains (embedDomains), and publish that.`,
      { fields: ['domainName'] },
    );
  const address = new URL(embedPath(contentKey), baseUrl).href;
  const attributes = {
    src: address,
    title: form.title,
    width: '100%',
    height: String(heightOf(form)),
    loading: 'lazy',
    // It may send its form to us, and nothing else: neither scripts nor another page in place of the one around it.
    sandbox: 'allow-forms allow-same-origin',
    style: 'border:0',
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return { extFormCodeSnippet: `<iframe${written.join('')}></iframe>` };
}
