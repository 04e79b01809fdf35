import type { Fields } from './field.ts';
import { fieldsOf } from './fields-of.ts';
import type { AnyValue, Linked, Typed } from './object-spec.ts';

/** Objects of a shop, in the form in which `relab types` writes them. */
export interface Product2Object {
  readonly apiName: 'Product2';
  readonly fields: {
    readonly CreatedDate: Typed<string>;
    readonly Family: Typed<'Centrifuges' | 'Microscopes' | null, 'create' | 'update'>;
    readonly Id: Typed<string>;
    readonly IsActive: Typed<boolean, 'create' | 'update'>;
    readonly Location__c: Typed<AnyValue>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly OwnerId: Typed<string, 'create' | 'update'>;
    readonly Price__c: Typed<number | null, 'create' | 'update'>;
    readonly Serial__c: Typed<string | null, 'create'>;
    readonly Status__c: Typed<string | null, 'update'>;
    readonly SuccessorId__c: Typed<string | null, 'create' | 'update'>;
  };
  readonly relations: {
    readonly CreatedBy: Linked<'User', 'Name'>;
    readonly Owner: UserObject;
    readonly Successor__r: Product2Object | null;
  };
}
export const Product2: Fields<Product2Object> = fieldsOf<Product2Object>(
  'Product2',
  'CreatedDate Family Id IsActive Location__c Name OwnerId Price__c Serial__c Status__c SuccessorId__c',
  { CreatedBy: 'Id Name', Owner: () => User, Successor__r: () => Product2 },
);

export interface UserObject {
  readonly apiName: 'User';
  readonly fields: {
    readonly Email: Typed<string, 'create' | 'update' | 'required'>;
    readonly Id: Typed<string>;
    readonly ManagerId: Typed<string | null, 'create' | 'update'>;
    readonly Name: Typed<string>;
  };
  readonly relations: {
    readonly Manager: UserObject | null;
  };
}
export const User: Fields<UserObject> = fieldsOf<UserObject>('User', 'Email Id ManagerId Name', {
  Manager: () => User,
});
