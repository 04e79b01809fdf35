import { sanitizeHtml } from '@relab/toolkit/rich-text';
import { type ReactNode, useMemo } from 'react';

const allowedTags =
  'p br hr h2 h3 h4 ul ol li strong b em i u s sub sup a blockquote code pre table thead tbody tr th td span div'.split(
    ' ',
  );

/** HTML of a record, written anew from what may stay of it: whoever stored it. */
export function RichTextValue({ html }: { readonly html: string }): ReactNode {
  const clean = useMemo(() => sanitizeHtml(html, { allowedTags }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised above.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
