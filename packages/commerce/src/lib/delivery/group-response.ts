import type { CartItem, DeliveryGroup } from '@relab/contract/commerce';
import { addressIdOf, type GroupRow } from '../cart/group-row.ts';
import { pageToken } from '../cart/page-token.ts';
import type { CartEntry } from '../cart/price-cart.ts';
import type { OfferedDelivery } from '../delivery-rules/delivery-rule.ts';
import type { Translate } from '../language/translate.ts';
import { formatCents } from '../market/money.ts';
import { obstacleText, tooEarly } from './obstacle.ts';
import type { PricedGroup } from './price-group.ts';

type Method = DeliveryGroup['availableDeliveryMethods'][number];

const methodResponse =
  (translate: Translate) =>
  ({ fee, method, rule, zone }: OfferedDelivery): Method => {
    return {
      adjustedShippingFee: formatCents(fee),
      carrier: rule.carrier,
      classOfService: translate(rule.classOfService ?? null),
      currencyIsoCode: method.currencyIsoCode,
      earliestEstimatedDeliveryTime: method.earliestDelivery,
      id: method.id,
      latestEstimatedDeliveryTime: method.latestDelivery,
      name: translate(method.name),
      processTime: rule.processDays ?? 0,
      processTimeUnit: 'Days',
      shippingFee: formatCents(fee),
      totalAdjustmentAmount: '0.00',
      transitTimeMax: zone.days[1],
      transitTimeMin: zone.days[0],
      transitTimeUnit: 'Days',
    };
  };

/** S-130; the telephone travels as `shipToPhoneNumber` (S-131, X-54). */
function addressResponse({ id, isDefault, address }: GroupRow): DeliveryGroup['deliveryAddress'] {
  if (!address) return null;
  const { phoneNumber, ...rest } = address;
  return { ...rest, id: addressIdOf(id), isDefault, shipToPhoneNumber: phoneNumber };
}

function errorsOf({ obstacles, chosen, group }: PricedGroup, translate: Translate): DeliveryGroup['errors'] {
  const errors = obstacles.map((obstacle) => ({
    errorCode: 'DELIVERY_NOT_POSSIBLE',
    message: obstacleText(obstacle, translate),
  }));
  const wish = group.desiredDeliveryDate;
  if (chosen && wish && wish < new Date(chosen.method.earliestDelivery)) {
    const values = { method: chosen.method.name, day: new Date(chosen.method.earliestDelivery) };
    const message = obstacleText({ template: tooEarly, values }, translate);
    errors.push({ errorCode: 'DELIVERY_DATE_TOO_EARLY', message });
  }
  return errors;
}

/** Which of a group's items are answered. */
export interface ItemPage {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const pageOf = (entries: readonly CartEntry[], { page, size }: ItemPage): readonly CartEntry[] =>
  entries.slice((page - 1) * size, page * size);

export function groupResponse(
  cartId: string,
  priced: PricedGroup,
  items: ItemPage,
  itemOf: (entry: CartEntry) => CartItem,
  translate: Translate,
): DeliveryGroup {
  const { group, entries, offered, chosen } = priced;
  const { page, size } = items;
  const token = (number: number, isThere: boolean): string | null => (isThere ? pageToken(number) : null);
  return {
    availableDeliveryMethods: offered.map(methodResponse(translate)),
    cartId,
    cartItems: {
      cartItems: pageOf(entries, items).map((entry) => ({
        cartItem: itemOf(entry),
        message: entry.notice?.message ?? null,
        status: entry.notice?.severity === 'Error' ? 'Error' : 'Success',
      })),
      cartSummary: null,
      currentPageToken: token(page, size > 0),
      hasErrors: entries.some(({ notice }) => notice?.severity === 'Error'),
      nextPageToken: token(page + 1, size > 0 && page * size < entries.length),
      previousPageToken: token(page - 1, size > 0 && page > 1),
    },
    deliveryAddress: addressResponse(group),
    desiredDeliveryDate: group.desiredDeliveryDate?.toISOString() ?? null,
    errors: errorsOf(priced, translate),
    id: group.id,
    isDefault: group.isDefault,
    name: group.name,
    selectedDeliveryMethod: chosen && methodResponse(translate)(chosen),
    shippingInstructions: group.shippingInstructions,
    totalCartItemCount: entries.length,
    totalProductAmount: formatCents(priced.products + priced.discount),
  };
}
