import type { Client } from '@relab/client';
import { updateDeliveryGroup } from '@relab/client/commerce';
import type { Checkout } from '@relab/contract/commerce';
import type { Problem } from '@relab/pages';
import { readFields, readText } from '../../form/form-reading.ts';
import { fieldOfGroup, type GroupMember } from './group-field.ts';
import * as texts from './texts.tsx';

export interface GroupChange {
  readonly id: string;
  readonly deliveryMethodId: string;
  readonly desiredDeliveryDate: string;
  readonly shippingInstructions: string;
}

/** Reads what was filled in for each delivery of a split cart. */
export function readGroups(
  form: FormData,
  { deliveryGroups }: Pick<Checkout, 'deliveryGroups'>,
): { readonly changes: readonly GroupChange[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const changes = deliveryGroups.map(({ deliveryGroupId: id }) => {
    const text = (member: GroupMember) => readText(form, fieldOfGroup(member, id));
    const deliveryMethodId = text('deliveryMethodId');
    if (deliveryMethodId === '') {
      const message = texts.eachDeliveryRequired;
      problems.push({ field: fieldOfGroup('deliveryMethodId', id), message });
    }
    const desiredDeliveryDate = text('desiredDeliveryDate');
    if (desiredDeliveryDate !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(desiredDeliveryDate)) {
      const message = texts.dayError;
      problems.push({ field: fieldOfGroup('desiredDeliveryDate', id), message });
    }
    const instructions = fieldOfGroup('shippingInstructions', id);
    const read = readFields(form, { [instructions]: { maxLength: 1000 } });
    problems.push(...read.problems);
    const shippingInstructions = read.values[instructions] ?? '';
    return { id, deliveryMethodId, desiredDeliveryDate, shippingInstructions };
  });
  return { changes, problems };
}

/** A delivery that was refused what was filled in for it. */
export class DeliveryGroupError extends Error {
  readonly groupId: string;

  constructor(groupId: string, cause: unknown) {
    super('A delivery was refused.', { cause });
    this.groupId = groupId;
  }
}

/** Writes the deliveries one after the other; those before the first refused one stay. */
export async function writeGroups(client: Client, changes: readonly GroupChange[]): Promise<void> {
  for (const change of changes) {
    await updateDeliveryGroup(client, change).catch((cause: unknown) => {
      throw new DeliveryGroupError(change.id, cause);
    });
  }
}
