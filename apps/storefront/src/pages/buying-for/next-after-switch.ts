import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

/** Where to go on after another account was chosen: an order belongs to one account, so it is left for the list. */
export function nextAfterSwitch(next: string | undefined): string {
  if (next === undefined || next === hrefOf(routes.buyingFor)) return hrefOf(routes.home);
  return /^\/(orders|order-confirmation)\//.test(next) ? hrefOf(routes.orders) : next;
}
