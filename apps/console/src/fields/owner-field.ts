import type { FieldInfo, ObjectInfo } from '@relab/contract/records';

/** The reference to whom a record belongs, by what the relationship is called. */
export const isOwner = (field: FieldInfo | undefined): boolean =>
  field?.relationshipName === 'Owner' && field.reference;

/** The same of an object; undefined where that cannot be changed. */
export const ownerFieldOf = ({ fields, updateable }: ObjectInfo): FieldInfo | undefined =>
  updateable ? Object.values(fields).find((field) => isOwner(field) && field.updateable) : undefined;
