import { sanitizeHtml } from '@relab/toolkit/rich-text';
import { type ReactNode, useMemo } from 'react';

const allowedTags =
  'p br hr h2 h3 h4 ul ol li strong b em i u s sub sup a blockquote code pre table thead tbody tr th td span div'.split(
    ' ',
  );

export interface RichTextValueProps {
  readonly html: string;
  /** Of each text between tags, as HTML; what it puts around words is written as it is. */
  readonly mark?: ((text: string) => string) | undefined;
}

/** HTML of a record, written anew from what may stay of it: whoever stored it. */
export function RichTextValue({ html, mark }: RichTextValueProps): ReactNode {
  const clean = useMemo(() => {
    const written = sanitizeHtml(html, { allowedTags });
    if (!mark) return written;
    // What was written anew has no `>` but at the end of a tag.
    return written
      .split(/(<[^>]*>)/)
      .map((part) => (part.startsWith('<') ? part : mark(part)))
      .join('');
  }, [html, mark]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised above.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
