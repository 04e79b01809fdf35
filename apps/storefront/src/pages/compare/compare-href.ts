import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';

/** `isFull` where one more was refused. */
export function compareHref(ids: readonly string[], isFull = false): string {
  return hrefOf(routes.compare, undefined, { ids: ids.join(), full: isFull ? 1 : undefined });
}
