import {
  defaultReservation,
  type InventoryReservation,
  releaseInventory,
  reserveInventory,
} from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import type { Route } from '@relab/server/http';
import { emptyCart } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { releaseReservation } from '../stock/change-reservation.ts';
import { networkShareOf } from '../stock/network-share.ts';
import type { Reservation } from '../stock/reservation.ts';
import { isReserved, type ReservationFailure, reserveCart } from '../stock/reserve-cart.ts';
import { lockCart } from './find-cart.ts';
import { type CartLine, readLines } from './read-lines.ts';

type Item = InventoryReservation['inventoryItemReservations'][number];

const insufficient = 'INSUFFICIENT_INVENTORY';
const tooLong = 'LIMIT_EXCEEDED';

const nothing: ReservationFailure = { missing: new Map(), usedUp: new Set(), overShare: new Set() };

const itemOf = (line: CartLine, outcome: Pick<Item, 'id' | 'errorCode' | 'errorMessage'>): Item => ({
  ...outcome,
  itemReservationSourceId: line.id,
  productId: line.productId,
  quantity: line.quantity,
  // There is one place that everything is sold from.
  reservedAtLocationId: null,
});

function reservedAnswer(lines: readonly CartLine[], held: Reservation): InventoryReservation {
  return {
    success: true,
    errorCode: null,
    errorMessage: null,
    expiresAt: held.expiresAt.toISOString(),
    reservationIdentifier: held.reservationId,
    inventoryItemReservations: lines.map((line) =>
      itemOf(line, { id: held.units.get(line.productId)?.id ?? null, errorCode: null, errorMessage: null }),
    ),
  };
}

function whyNot(
  line: CartLine,
  { missing, usedUp, overShare }: ReservationFailure,
): Pick<Item, 'id' | 'errorCode' | 'errorMessage'> {
  if (!line.offered) {
    const errorMessage = `${line.name} is not for sale any more.`;
    return { id: null, errorCode: 'ITEM_NOT_FOUND', errorMessage };
  }
  if (usedUp.has(line.productId)) {
    const errorMessage = `${line.name} was reserved for you as long as possible. It can be ordered while nobody else has bought it.`;
    return { id: null, errorCode: tooLong, errorMessage };
  }
  if (overShare.has(line.productId)) {
    const errorMessage = `${line.name} is not reserved: from your network as much is reserved as is possible at once without a confirmed account. It can be ordered while nobody else has bought it.`;
    return { id: null, errorCode: tooLong, errorMessage };
  }
  const free = missing.get(line.productId);
  if (free === undefined) return { id: null, errorCode: null, errorMessage: null };
  const errorMessage = `${line.name}: ${free} of ${line.quantity} available.`;
  return { id: null, errorCode: insufficient, errorMessage };
}

function notReservedResponse(lines: readonly CartLine[], why: ReservationFailure): InventoryReservation {
  const isTooLong = why.missing.size === 0 && (why.usedUp.size > 0 || why.overShare.size > 0);
  return {
    success: false,
    errorCode: isTooLong ? tooLong : insufficient,
    errorMessage: isTooLong
      ? 'These items, or as many, were reserved as long as possible, so nothing new was.'
      : 'Not everything in the cart is free to be reserved, so nothing new was.',
    expiresAt: null,
    reservationIdentifier: null,
    inventoryItemReservations: lines.map((line) => itemOf(line, whyNot(line, why))),
  };
}

/** S-278. A refusal for want of stock is an answer, not an error: 200 with `success` false, as the reference has it. */
export function reservationRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(shop, 'cart', reserveInventory, async (config, whole) =>
      inTransaction(whole.database, async (database) => {
        const cart = await lockCart({ ...whole, database }, config.cartId, 'hold');
        const lines = await readLines(database, options, cart);
        if (lines.length === 0) throw emptyCart();
        if (lines.some(({ offered }) => !offered)) return notReservedResponse(lines, nothing);
        const seconds = config.durationInSeconds ?? options.reservationInSeconds ?? defaultReservation;
        const share = await networkShareOf({ ...whole, database }, options);
        const outcome = await reserveCart(database, cart.id, seconds, share);
        return isReserved(outcome) ? reservedAnswer(lines, outcome) : notReservedResponse(lines, outcome);
      }),
    ),

    shopRoute(shop, 'cart', releaseInventory, async (config, whole) => {
      await inTransaction(whole.database, async (database) => {
        const cart = await lockCart({ ...whole, database }, config.cartId, 'hold');
        await releaseReservation(database, cart.id);
      });
      return null;
    }),
  ];
}
