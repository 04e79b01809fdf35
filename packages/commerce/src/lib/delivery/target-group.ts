import { normalizeId } from '@relab/contract';
import { badRequest, newId } from '@relab/server/http';
import { addressIdOf, type GroupAddress, type GroupRow, newGroup } from '../cart/group-row.ts';
import { maxLimitExceeded, notFound } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type AddressInput, readAddressInput } from './group-input.ts';

/** The destination of an item in an arrangement. */
export interface Target {
  readonly deliveryGroupId?: string | undefined;
  readonly deliveryGroupName?: string | undefined;
  readonly deliveryAddress?: AddressInput | undefined;
  readonly deliveryAddressId?: string | undefined;
}

export const maxGroups = 100;

export const isNamed =
  (name: string) =>
  (group: GroupRow): boolean =>
    group.name.toLowerCase() === name.trim().toLowerCase();

const isSame = (one: GroupAddress | null, other: GroupAddress): boolean =>
  one !== null && (Object.keys(other) as (keyof GroupAddress)[]).every((part) => one[part] === other[part]);

/** A name that no delivery has yet: `Delivery 2`. */
export function freeName(groups: readonly GroupRow[]): string {
  let number = groups.length + 1;
  while (groups.some(isNamed(`Delivery ${number}`))) number += 1;
  return `Delivery ${number}`;
}

export function assertRoom(groups: readonly GroupRow[]): void {
  if (groups.length < maxGroups) return;
  throw maxLimitExceeded(`A cart has ${maxGroups} deliveries at most.`);
}

/** The deliveries of a cart while arrangements are read: those that are there, changed ones, and new ones. */
export class TargetGroups {
  readonly #options: CommerceOptions;
  readonly #groups: GroupRow[];
  /** Groups whose address an arrangement has given: a second one must say the same. */
  readonly #addressed = new Set<string>();

  constructor(options: CommerceOptions, groups: readonly GroupRow[]) {
    this.#options = options;
    this.#groups = [...groups];
  }

  get groups(): readonly GroupRow[] {
    return this.#groups;
  }

  #addressOf({ deliveryAddress, deliveryAddressId }: Target): GroupAddress | null {
    if (deliveryAddress) return readAddressInput(deliveryAddress, this.#options);
    if (deliveryAddressId === undefined) return null;
    const id = normalizeId(deliveryAddressId);
    const address = this.#groups.find((group) => addressIdOf(group.id) === id)?.address;
    if (!address) throw notFound('address among the deliveries of this cart');
    return address;
  }

  #find({ deliveryGroupId, deliveryGroupName }: Target, address: GroupAddress | null): GroupRow | undefined {
    if (deliveryGroupId !== undefined) {
      const id = normalizeId(deliveryGroupId);
      const group = this.#groups.find((one) => one.id === id);
      if (!group) throw notFound('delivery group');
      return group;
    }
    if (deliveryGroupName !== undefined) return this.#groups.find(isNamed(deliveryGroupName));
    if (address) return this.#groups.find((group) => isSame(group.address, address));
    throw badRequest('Say for each arrangement to which delivery or address it goes.', 'arrangements');
  }

  /** The delivery that is meant, made where it is new. */
  take(target: Target): GroupRow {
    const address = this.#addressOf(target);
    let group = this.#find(target, address);
    if (!group) {
      assertRoom(this.#groups);
      group = newGroup(newId('0a7'), target.deliveryGroupName?.trim() ?? freeName(this.#groups));
      this.#groups.push(group);
    }
    return address && !isSame(group.address, address) ? this.#move(group, address) : group;
  }

  #move(group: GroupRow, address: GroupAddress): GroupRow {
    if (this.#addressed.has(group.id)) {
      const message = `The delivery "${group.name}" is given two different addresses.`;
      throw badRequest(message, 'arrangements');
    }
    this.#addressed.add(group.id);
    const moved = { ...group, address };
    this.#groups[this.#groups.indexOf(group)] = moved;
    return moved;
  }
}
