import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';

/** Each page below these is of one order. */
const foldersOfOrders = [`${hrefOf(routes.order, {})}/`, `${hrefOf(routes.confirmation, {})}/`];

/** Where to go on after another account was chosen: an order belongs to one account, so it is left for the list. */
export function nextAfterSwitch(next: string | undefined): string {
  if (next === undefined || next === hrefOf(routes.accountSwitch)) return hrefOf(routes.home);
  const isOrder = foldersOfOrders.some((folder) => next.startsWith(folder));
  return isOrder ? hrefOf(routes.orders) : next;
}
