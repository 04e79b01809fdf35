// Made by `relab types` from the object infos of http://localhost:3000 on 2026-11-23.
// What is changed here is lost when it is made again; `relab types --check` says whether the server has changed.

import { type Fields, fieldsOf, type Linked, type Typed } from '@relab/client/schema';

/** Booking */
export interface Booking__cObject {
  readonly apiName: 'Booking__c';
  readonly fields: {
    readonly CreatedById: Typed<string | null>;
    readonly CreatedDate: Typed<string>;
    readonly Day__c: Typed<string, 'create' | 'update' | 'required'>;
    readonly Id: Typed<string>;
    readonly Instrument__c: Typed<string, 'create' | 'update' | 'required'>;
    readonly IsDeleted: Typed<boolean>;
    readonly LastModifiedById: Typed<string | null>;
    readonly LastModifiedDate: Typed<string>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly SystemModstamp: Typed<string>;
  };
  readonly relations: {
    readonly CreatedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
    readonly Instrument__r: Instrument__cObject;
    readonly LastModifiedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
  };
}
export const Booking__c: Fields<Booking__cObject> = fieldsOf<Booking__cObject>(
  'Booking__c',
  'CreatedById CreatedDate Day__c Id Instrument__c IsDeleted LastModifiedById LastModifiedDate Name SystemModstamp',
  {
    CreatedBy: 'Id FirstName LastName',
    Instrument__r: () => Instrument__c,
    LastModifiedBy: 'Id FirstName LastName',
  },
);

/** Instrument */
export interface Instrument__cObject {
  readonly apiName: 'Instrument__c';
  readonly fields: {
    readonly CreatedById: Typed<string | null>;
    readonly CreatedDate: Typed<string>;
    readonly Id: Typed<string>;
    readonly IsDeleted: Typed<boolean>;
    readonly LastModifiedById: Typed<string | null>;
    readonly LastModifiedDate: Typed<string>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly Room__c: Typed<string | null, 'create' | 'update'>;
    readonly Status__c: Typed<'Ready' | 'In Service' | null, 'create' | 'update'>;
    readonly SystemModstamp: Typed<string>;
  };
  readonly relations: {
    readonly CreatedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
    readonly LastModifiedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
  };
}
export const Instrument__c: Fields<Instrument__cObject> = fieldsOf<Instrument__cObject>(
  'Instrument__c',
  'CreatedById CreatedDate Id IsDeleted LastModifiedById LastModifiedDate Name Room__c Status__c SystemModstamp',
  {
    CreatedBy: 'Id FirstName LastName',
    LastModifiedBy: 'Id FirstName LastName',
  },
);
