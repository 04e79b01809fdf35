import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels.tsx';
import { useHref } from '../navigation/page-href.ts';
import { isShortcutLink } from '../page-reference/link-validity.ts';
import type { LinkInfo } from '../page-reference/page-reference.ts';

/**
 * `newWindow` is implied for `mailto:` and `tel:` (S-088). Without `assistiveText` the labels' own words are said
 * (S-251).
 */
export interface LinkProps {
  readonly link: LinkInfo;
  readonly children?: ReactNode;
  /** For screen readers: in place of missing text, or after the text of a link that opens a new window. */
  readonly assistiveText?: string | undefined;
  readonly newWindow?: boolean | undefined;
  /** It leads to the page that is shown. */
  readonly current?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * An anchor, so that it works before and without JavaScript; the site takes clicks over as it navigates (S-087).
 * `mailto:` and `tel:` open a new window (S-088). A link that leads nowhere here is its text alone.
 */
export function Link({ link, children, assistiveText, newWindow, current, className }: LinkProps): ReactNode {
  const labels = useLabels();
  const href = useHref(link.pageReference);
  const isEmpty = children === undefined || children === null || children === '';
  if (href === undefined) return isEmpty ? null : <span className={className}>{children}</span>;
  const opensWindow = newWindow === true || isShortcutLink(href);
  const assistive = assistiveText || labels.opensNewPage;
  return (
    <a
      href={href}
      className={className}
      target={opensWindow ? '_blank' : undefined}
      rel={opensWindow ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={isEmpty ? assistive : undefined}
    >
      {children}
      {!isEmpty && (opensWindow || assistiveText) && <span className="visually-hidden"> {assistive}</span>}
    </a>
  );
}
