import { readSeo } from '@relab/client/content';
import type { Head } from '@relab/pages';
import type { Scope } from '@relab/toolkit/page';
import { seoFieldsIn, seoPageHead, seoScope, seoTexts } from '@relab/toolkit/seo-assistant';
import type { PageContext } from '../page.ts';

/** The metadata of the record or content that a view shows. */
export interface ViewSeo {
  /** What the view's assistant can name of it, as `Record`, `Content`, `Title` and `ObjectName`. */
  readonly scope: Scope;
  /** The defaults of the assistant. */
  readonly head: Head;
  /** C-181: why its metadata could not be read. */
  readonly error?: string | undefined;
}

/** Asks for what the texts of a view's assistant name, by a record id or an alias (C-031). */
export async function loadSeo(
  { client, settings, log }: Pick<PageContext, 'client' | 'settings' | 'log'>,
  view: unknown,
  data: Scope,
  recordId: string,
): Promise<ViewSeo> {
  const fields = seoFieldsIn(...seoTexts(view, data));
  const config = { communityId: settings.siteId, recordId, ...(fields.length > 0 && { fields }) };
  const { properties, error } = await readSeo(client, config);
  if (error !== undefined) log?.(new Error(`Nothing is known of ${recordId} for search engines: ${error}`));
  return { scope: seoScope(properties), head: seoPageHead({}, properties), error };
}
