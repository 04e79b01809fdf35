import { type ReactNode, useEffect, useState } from 'react';
import { applyHeadTags } from '../head-tags/apply-head-tags.ts';
import { pageHeadTags } from '../head-tags/page-head.ts';
import { fillIn, type Scope } from '../page/data-expression.ts';
import type { PageReference } from '../page-reference/page-reference.ts';
import { escapeText } from '../rich-text/character-references.ts';
import { seoKeyOf } from './seo-key.ts';
import { seoPageHead } from './seo-page-head.ts';
import { type SeoData, seoFieldsIn, seoScope } from './seo-properties.ts';

/** Texts may hold `{!path}` expressions of what `read` gives and of `data` (C-150, C-151). */
export interface SeoAssistantProps {
  /** C-030: the page that is shown. */
  readonly page: PageReference;
  /** C-031: requests the properties of a record or content; it never rejects (C-180). */
  readonly read?: ((key: string, fields: readonly string[]) => Promise<SeoData>) | undefined;
  /** In place of what the page reference names. */
  readonly recordId?: string | undefined;
  /** Texts with expressions in them. */
  readonly pageTitle?: string | undefined;
  readonly description?: string | undefined;
  /** HTML with expressions in it: a value inside is text. */
  readonly customHeadTags?: string | undefined;
  readonly data?: Scope | undefined;
  readonly siteName?: string | undefined;
  /** The language, as `en_US`, of readers who have none of the page's. */
  readonly defaultLanguage?: string | undefined;
  /** Told of what could not be read. */
  readonly onError?: ((message: string) => void) | undefined;
}

interface Loaded extends SeoData {
  readonly query: string;
}

/**
 * C-012: shows nothing. For pages that are made in the browser; a site that renders on a server takes `seoOf` and
 * `pageHeadTags`. Its tags are replaced whenever its settings change (C-112), and removed with it
 * (C-113). A failed read is stored with its error (C-181), and the page has the tags that do not need it.
 */
export function SeoAssistant(props: SeoAssistantProps): ReactNode {
  const { page, read, recordId, data, siteName, defaultLanguage, onError } = props;
  const { pageTitle = '', description = '', customHeadTags = '' } = props;
  const key = recordId || seoKeyOf(page);
  const fields = seoFieldsIn(pageTitle, description, customHeadTags).join(',');
  const query = `${key} ${fields}`;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (key === undefined || read === undefined) return;
    let isVisible = true;
    void read(key, fields === '' ? [] : fields.split(',')).then((answer) => {
      if (isVisible) setLoaded({ ...answer, query });
    });
    return () => {
      isVisible = false;
    };
  }, [key, fields, query, read]);
  const current = loaded?.query === query ? loaded : undefined;
  const error = current?.error;
  useEffect(() => {
    if (error !== undefined) onError?.(error);
  }, [error, onError]);
  const properties = current?.properties;
  useEffect(() => {
    const scope: Scope = { ...data, ...(properties && seoScope(properties)) };
    const seo = {
      pageTitle: fillIn(pageTitle, scope),
      description: fillIn(description, scope),
      // C-154.
      customHeadTags: fillIn(customHeadTags, scope, escapeText),
    };
    const head = { siteName, ...seoPageHead(seo, properties, defaultLanguage) };
    return applyHeadTags(pageHeadTags({ ...head, title: head.title || document.title }, location.origin));
  }, [data, properties, pageTitle, description, customHeadTags, siteName, defaultLanguage]);
  return null;
}
