// Made by `relab types` from the object infos of https://org.test on 2026-11-23.
// What is changed here is lost when it is made again; `relab types --check` says whether the server has changed.

import { type AnyValue, type Fields, fieldsOf, type Linked, type Typed } from '@relab/client/schema';

/** Empty */
export interface Empty__cObject {
  readonly apiName: 'Empty__c';
  readonly fields: Readonly<Record<never, never>>;
  readonly relations: Readonly<Record<never, never>>;
}
export const Empty__c: Fields<Empty__cObject> = fieldsOf<Empty__cObject>('Empty__c', '');

/** Product */
export interface Product2Object {
  readonly apiName: 'Product2';
  readonly fields: {
    readonly Colours__c: Typed<string | null, 'create' | 'update'>;
    readonly Condition__c: Typed<'New' | 'Used' | 'Defect', 'create' | 'update'>;
    readonly CreatedById: Typed<string>;
    readonly CreatedDate: Typed<string>;
    readonly Family: Typed<
      'Centrifuges' | "Owner's" | 'Said "so"' | 'Microscopes' | null,
      'create' | 'update'
    >;
    readonly Id: Typed<string>;
    readonly IsActive: Typed<boolean, 'create' | 'update'>;
    readonly KeeperId__c: Typed<string | null, 'create' | 'update'>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly OwnerId: Typed<string, 'create' | 'update'>;
    readonly ParentId__c: Typed<string, 'create' | 'update' | 'required'>;
    readonly Place__c: Typed<string | null>;
    readonly Price__c: Typed<number | null, 'create' | 'update'>;
    readonly SellerId__c: Typed<string | null, 'create' | 'update'>;
    readonly Serial__c: Typed<string, 'create' | 'required'>;
    readonly Site__c: Typed<AnyValue>;
    readonly Stage__c: Typed<
      | 'Received from the seller'
      | 'Inspected by a technician'
      | 'Photographed and described'
      | 'Listed in the shop'
      | 'Sold',
      'create' | 'update' | 'required'
    >;
    readonly Status__c: Typed<string | null, 'update'>;
    readonly SuccessorId__c: Typed<string | null, 'create' | 'update'>;
    readonly Weight__c: Typed<number, 'create' | 'update' | 'required'>;
  };
  readonly relations: {
    readonly CreatedBy: UserObject;
    readonly Keeper__r: Linked<'Group' | 'User', 'Name'> | null;
    readonly Owner: UserObject;
    readonly Parent__r: Linked<'Machine__c', 'Name'>;
    readonly Seller__r: Linked<'Account' | 'Contact', 'Name' | 'Title'> | null;
    readonly Successor__r: Product2Object | null;
  };
}
export const Product2: Fields<Product2Object> = fieldsOf<Product2Object>(
  'Product2',
  'Colours__c Condition__c CreatedById CreatedDate Family Id IsActive KeeperId__c Name OwnerId ParentId__c Place__c Price__c SellerId__c Serial__c Site__c Stage__c Status__c SuccessorId__c Weight__c',
  {
    CreatedBy: () => User,
    Keeper__r: 'Id Name',
    Owner: () => User,
    Parent__r: 'Id Name',
    Seller__r: 'Id Name Title',
    Successor__r: () => Product2,
  },
);

/** User * / and more */
export interface UserObject {
  readonly apiName: 'User';
  readonly fields: {
    readonly Id: Typed<string>;
    readonly Name: Typed<string | null>;
  };
  readonly relations: Readonly<Record<never, never>>;
}
export const User: Fields<UserObject> = fieldsOf<UserObject>('User', 'Id Name');
