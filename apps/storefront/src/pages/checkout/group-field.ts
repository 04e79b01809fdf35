/** The fields of each delivery of a split cart. */
export const groupMembers = ['deliveryMethodId', 'desiredDeliveryDate', 'shippingInstructions'] as const;

export type GroupMember = (typeof groupMembers)[number];

/** The name of the field for a member of a delivery. */
export const fieldOfGroup = (member: GroupMember, groupId: string): string => `${member}-${groupId}`;
