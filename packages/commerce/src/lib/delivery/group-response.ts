import type { DeliveryGroup } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { addressIdOf, type GroupRow } from '../cart/group-row.ts';
import { itemResults } from '../cart/item-results.ts';
import { pageToken } from '../cart/page-token.ts';
import type { OfferedDelivery } from '../delivery-rules/delivery-rule.ts';
import { type Translate, translateFor } from '../language/translate.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { obstacleText, tooEarly } from './obstacle.ts';
import type { CartDeliveries, PricedGroup } from './price-group.ts';

type Method = DeliveryGroup['availableDeliveryMethods'][number];

const methodResponse = ({ fee, method, rule, zone }: OfferedDelivery, translate: Translate): Method => ({
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
});

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
  const desired = group.desiredDeliveryDate;
  if (chosen && desired && desired < new Date(chosen.method.earliestDelivery)) {
    const values = { method: chosen.method.name, day: new Date(chosen.method.earliestDelivery) };
    const message = obstacleText({ template: tooEarly, values }, translate);
    errors.push({ errorCode: 'DELIVERY_DATE_TOO_EARLY', message });
  }
  return errors;
}

/** Which of a group's items a response has. */
export interface ItemPage {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

function groupResponse(
  cartId: string,
  priced: PricedGroup,
  items: ItemPage,
  cartItems: DeliveryGroup['cartItems']['cartItems'],
  translate: Translate,
): DeliveryGroup {
  const { group, entries, offered, chosen } = priced;
  const { page, size } = items;
  const token = (number: number, exists: boolean): string | null => (exists ? pageToken(number) : null);
  return {
    availableDeliveryMethods: offered.map((delivery) => methodResponse(delivery, translate)),
    cartId,
    cartItems: {
      cartItems,
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
    selectedDeliveryMethod: chosen && methodResponse(chosen, translate),
    shippingInstructions: group.shippingInstructions,
    totalCartItemCount: entries.length,
    totalProductAmount: formatCents(priced.products + priced.discount),
  };
}

/** Some of the deliveries of a cart, each with a page of its items. */
export async function groupResponses(
  context: Context,
  options: CommerceOptions,
  { cart }: CartDeliveries,
  groups: readonly PricedGroup[],
  items: ItemPage,
): Promise<DeliveryGroup[]> {
  const { page, size } = items;
  const shown = groups.map(({ entries }) => entries.slice((page - 1) * size, page * size));
  const results = (await itemResults(context, options, cart, shown.flat())).values();
  const translate = translateFor(context, options);
  return groups.map((group, at) =>
    groupResponse(cart.cart.id, group, items, [...results.take(shown[at]?.length ?? 0)], translate),
  );
}
