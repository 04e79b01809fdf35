import type { FieldInfo, ObjectInfo } from '@relab/contract/records';

/** The reference to whom a record belongs, by what the relationship is called; undefined where that cannot be changed. */
export const ownerFieldOf = ({ fields, updateable }: ObjectInfo): FieldInfo | undefined =>
  updateable
    ? Object.values(fields).find(
        (field) => field.relationshipName === 'Owner' && field.reference && field.updateable,
      )
    : undefined;
