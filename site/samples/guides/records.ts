// Made by `relab types` from the object infos of http://localhost:3000 on 2026-11-23.
// What is changed here is lost when it is made again; `relab types --check` says whether the server has changed.

import { type Fields, fieldsOf, type Linked, type Typed } from '@relab/client/schema';

/** Instrument */
export interface Instrument__cObject {
  readonly apiName: 'Instrument__c';
  readonly fields: {
    readonly CreatedById: Typed<string | null>;
    readonly CreatedDate: Typed<string>;
    readonly DailyRate__c: Typed<number | null, 'create' | 'update'>;
    readonly Id: Typed<string>;
    readonly IsDeleted: Typed<boolean>;
    readonly Kind__c: Typed<'Centrifuge' | 'Microscope' | 'Balance', 'create' | 'update' | 'required'>;
    readonly LastModifiedById: Typed<string | null>;
    readonly LastModifiedDate: Typed<string>;
    readonly Loans__c: Typed<number | null>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly SystemModstamp: Typed<string>;
  };
  readonly relations: {
    readonly CreatedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
    readonly LastModifiedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
  };
}
export const Instrument__c: Fields<Instrument__cObject> = fieldsOf<Instrument__cObject>(
  'Instrument__c',
  'CreatedById CreatedDate DailyRate__c Id IsDeleted Kind__c LastModifiedById LastModifiedDate Loans__c Name SystemModstamp',
  {
    CreatedBy: 'Id FirstName LastName',
    LastModifiedBy: 'Id FirstName LastName',
  },
);

/** Loan */
export interface Loan__cObject {
  readonly apiName: 'Loan__c';
  readonly fields: {
    readonly CreatedById: Typed<string | null>;
    readonly CreatedDate: Typed<string>;
    readonly Due__c: Typed<string | null, 'create' | 'update'>;
    readonly Id: Typed<string>;
    readonly Instrument__c: Typed<string, 'create' | 'update' | 'required'>;
    readonly IsDeleted: Typed<boolean>;
    readonly LastModifiedById: Typed<string | null>;
    readonly LastModifiedDate: Typed<string>;
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly OwnerId: Typed<string | null, 'create' | 'update'>;
    readonly Returned__c: Typed<boolean, 'create' | 'update'>;
    readonly SystemModstamp: Typed<string>;
  };
  readonly relations: {
    readonly CreatedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
    readonly Instrument__r: Instrument__cObject;
    readonly LastModifiedBy: Linked<'User', 'FirstName' | 'LastName'> | null;
    readonly Owner: Linked<'User', 'FirstName' | 'LastName'> | null;
  };
}
export const Loan__c: Fields<Loan__cObject> = fieldsOf<Loan__cObject>(
  'Loan__c',
  'CreatedById CreatedDate Due__c Id Instrument__c IsDeleted LastModifiedById LastModifiedDate Name OwnerId Returned__c SystemModstamp',
  {
    CreatedBy: 'Id FirstName LastName',
    Instrument__r: () => Instrument__c,
    LastModifiedBy: 'Id FirstName LastName',
    Owner: 'Id FirstName LastName',
  },
);
