import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { PaginationAction } from '../repeating-grid/grid-items.ts';
import { askForPage, isPlainPress } from './page-turn.ts';
import { parsePaginatorAttributes } from './paginator-attributes.ts';
import type { PaginatorProps } from './paginator-props.ts';

export interface AssignedPaginatorProps {
  readonly paginator: ComponentType<PaginatorProps>;
  /** S-195: JSON text, or what it would parse to. */
  readonly attributes?: unknown;
  readonly provider: string;
  readonly hrefOf?: ((page: number) => string) | undefined;
  readonly onPage?: ((page: number, action: PaginationAction) => void) | undefined;
  readonly busy?: boolean | undefined;
}

/** A loaded paginator with its attributes: reports what was pressed to its page. */
export function AssignedPaginator(props: AssignedPaginatorProps): ReactNode {
  const { paginator: Paginator, provider, hrefOf, onPage, busy } = props;
  const attributes = parsePaginatorAttributes(props.attributes);
  const { page: current = 1, href } = attributes;
  const press = (event: MouseEvent, page: number, action: PaginationAction): void => {
    if (!isPlainPress(event)) return;
    const name = page > current ? 'nextpage' : 'previouspage';
    const isTurned = askForPage(event.currentTarget, name, { provider, page, action });
    onPage?.(page, action);
    // Without a handler the link loads the page.
    if (isTurned || onPage !== undefined) event.preventDefault();
  };
  const hrefIn = href === undefined ? undefined : (page: number) => href.replaceAll('{page}', `${page}`);
  return <Paginator attributes={attributes} hrefOf={hrefOf ?? hrefIn} onPress={press} busy={busy} />;
}
