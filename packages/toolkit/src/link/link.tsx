import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels.tsx';
import { useHref } from '../navigation/navigation.tsx';
import { isShortcutLink } from './link-validity.ts';
import type { LinkInfo } from './page-reference.ts';

export interface LinkProps {
  readonly link: LinkInfo;
  readonly children?: ReactNode;
  /** What a screen reader says: in place of missing text, or after the text of a link that opens a new window. */
  readonly assistiveText?: string | undefined;
  readonly newWindow?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * An anchor, so that it works before and without JavaScript; the site takes clicks over as it navigates (S-087).
 * `mailto:` and `tel:` open a new window (S-088). A link that leads nowhere here is its text alone.
 */
export function Link({ link, children, assistiveText, newWindow, className }: LinkProps): ReactNode {
  const labels = useLabels();
  const href = useHref(link.pageReference);
  if (href === undefined)
    return children === undefined ? null : <span className={className}>{children}</span>;
  const opensWindow = newWindow === true || isShortcutLink(href);
  const assistive = assistiveText || labels.opensNewPage;
  return (
    <a
      href={href}
      className={className}
      target={opensWindow ? '_blank' : undefined}
      rel={opensWindow ? 'noopener' : undefined}
      aria-label={children === undefined ? assistive : undefined}
    >
      {children}
      {children !== undefined && (opensWindow || assistiveText) && (
        <span className="visually-hidden"> {assistive}</span>
      )}
    </a>
  );
}
