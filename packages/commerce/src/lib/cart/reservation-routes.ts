import type { InventoryItemReservation, InventoryReservation } from '@relab/contract/commerce';
import { defaultReservation, releaseInventory, reserveInventory } from '@relab/contract/commerce';
import {
  InventoryItemReservationSchema,
  InventoryReservationSchema,
  nullMembers,
} from '@relab/contract/server';
import type { Route } from '@relab/server/http';
import { emptyCart } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { transactionRoute } from '../shop/shop-route.ts';
import { releaseReservation } from '../stock/change-reservation.ts';
import { networkShareOf } from '../stock/network-share.ts';
import type { Reservation } from '../stock/reservation.ts';
import { isReserved, type ReservationFailure, reserveCart } from '../stock/reserve-cart.ts';
import { lockCart } from './find-cart.ts';
import { type CartLine, readLines } from './read-lines.ts';

const insufficient = 'INSUFFICIENT_INVENTORY';
const tooLong = 'LIMIT_EXCEEDED';

const noFailure: ReservationFailure = { missing: new Map(), usedUp: new Set(), overShare: new Set() };

const nullReservation = nullMembers(InventoryReservationSchema);

const itemOf = (line: CartLine, outcome: Partial<InventoryItemReservation>): InventoryItemReservation => ({
  // Where it is reserved stays null: everything is sold from one location.
  ...nullMembers(InventoryItemReservationSchema),
  ...outcome,
  itemReservationSourceId: line.id,
  productId: line.productId,
  quantity: line.quantity,
});

const reservedResponse = (lines: readonly CartLine[], reservation: Reservation): InventoryReservation => ({
  ...nullReservation,
  success: true,
  expiresAt: reservation.expiresAt.toISOString(),
  reservationIdentifier: reservation.reservationId,
  inventoryItemReservations: lines.map((line) =>
    itemOf(line, { id: reservation.units.get(line.productId)?.id ?? null }),
  ),
});

/** Why a line is not reserved; empty for one that could have been. */
function failureOf(
  { name, productId, quantity, offered }: CartLine,
  { missing, usedUp, overShare }: ReservationFailure,
): Partial<InventoryItemReservation> {
  if (!offered) return { errorCode: 'ITEM_NOT_FOUND', errorMessage: `${name} is not for sale any more.` };
  if (usedUp.has(productId)) {
    const errorMessage = `${name} was reserved for you as long as possible. It can be ordered while nobody else has bought it.`;
    return { errorCode: tooLong, errorMessage };
  }
  if (overShare.has(productId)) {
    const errorMessage = `${name} is not reserved: from your network as much is reserved as is possible at once without a confirmed account. It can be ordered while nobody else has bought it.`;
    return { errorCode: tooLong, errorMessage };
  }
  const free = missing.get(productId);
  if (free === undefined) return {};
  return { errorCode: insufficient, errorMessage: `${name}: ${free} of ${quantity} available.` };
}

function notReservedResponse(lines: readonly CartLine[], failure: ReservationFailure): InventoryReservation {
  const isTooLong = failure.missing.size === 0 && (failure.usedUp.size > 0 || failure.overShare.size > 0);
  return {
    ...nullReservation,
    success: false,
    errorCode: isTooLong ? tooLong : insufficient,
    errorMessage: isTooLong
      ? 'These items, or as many, were reserved as long as possible, so nothing new was.'
      : 'Not everything in the cart is free to be reserved, so nothing new was.',
    inventoryItemReservations: lines.map((line) => itemOf(line, failureOf(line, failure))),
  };
}

/** S-278. Too little stock is a result, not an error: 200 with `success` false, as the reference has it. */
export function reservationRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    transactionRoute(shop, 'cart', reserveInventory, async (config, context) => {
      const { database } = context;
      const cart = await lockCart(context, config.cartId, 'keepLines');
      const lines = await readLines(database, options, cart);
      if (lines.length === 0) throw emptyCart();
      if (lines.some(({ offered }) => !offered)) return notReservedResponse(lines, noFailure);
      const seconds = config.durationInSeconds ?? options.reservationInSeconds ?? defaultReservation;
      const share = await networkShareOf(context, options);
      const outcome = await reserveCart(database, cart.id, seconds, share);
      return isReserved(outcome) ? reservedResponse(lines, outcome) : notReservedResponse(lines, outcome);
    }),

    transactionRoute(shop, 'cart', releaseInventory, async (config, context) => {
      const cart = await lockCart(context, config.cartId, 'keepLines');
      await releaseReservation(context.database, cart.id);
      return null;
    }),
  ];
}
