import type {
  createRecord,
  deleteRecord,
  getListRecordsByName,
  getObjectInfo,
  getRecord,
  updateRecord,
} from '@relab/client/records';
import { createInput, type FieldOf, type Fields, fieldsOf, type Typed } from '@relab/client/schema';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { describe, expectTypeOf, it } from 'vitest';
import { useListPages, useObjectInfo, useRecord, useSuspendingRecord } from '../records.ts';
import { useRead } from './use-read.ts';
import { useReadPromise } from './use-read-promise.ts';
import type { DataOf } from './use-suspending-reads.ts';
import { useWrite } from './use-write.ts';

interface ProductObject {
  readonly apiName: 'Product2';
  readonly fields: {
    readonly Name: Typed<string, 'create' | 'update' | 'required'>;
    readonly Price__c: Typed<number | null, 'create' | 'update'>;
  };
  readonly relations: Record<never, never>;
}

const Product: Fields<ProductObject> = fieldsOf<ProductObject>('Product2', 'Name Price__c', {});

describe('hooks know by types what they answer', () => {
  it('from the fields that they are requested', () => {
    const config = { recordId: 'a', fields: [Product.Name, Product.Price__c] } as const;
    const read = () => useRecord(config);
    expectTypeOf<
      NonNullable<ReturnType<typeof read>['data']>['fields']['Name']['value']
    >().toEqualTypeOf<string>();
    const suspending = () => useSuspendingRecord(config);
    expectTypeOf<ReturnType<typeof suspending>['fields']['Price__c']['value']>().toEqualTypeOf<
      number | null
    >();
    const promise = () => useReadPromise({} as typeof getRecord, config);
    expectTypeOf<Awaited<ReturnType<typeof promise>>['fields']['Name']['value']>().toEqualTypeOf<string>();
    type Pair = readonly [typeof getRecord, typeof config];
    expectTypeOf<DataOf<Pair>['fields']['Name']['value']>().toEqualTypeOf<string>();
  });

  it('from what they select', () => {
    const price = () =>
      useRecord(
        { recordId: 'a', fields: [Product.Price__c] },
        { select: ({ fields }) => fields.Price__c.value ?? 0 },
      );
    expectTypeOf<ReturnType<typeof price>['data']>().toEqualTypeOf<number | undefined>();
  });

  it('and without generated objects as the API documents it', () => {
    const record = () => useRecord({ recordId: 'a', fields: ['Product2.Name'] });
    expectTypeOf<ReturnType<typeof record>['data']>().toEqualTypeOf<RecordRepresentation | undefined>();
    const info = () => useObjectInfo({ objectApiName: 'Product2' });
    expectTypeOf<ReturnType<typeof info>['data']>().toEqualTypeOf<ObjectInfo | undefined>();
    const label = () =>
      useRead({} as typeof getObjectInfo, { objectApiName: 'A' }, { select: (one) => one.label });
    expectTypeOf<ReturnType<typeof label>['data']>().toEqualTypeOf<string | undefined>();
  });

  it('and of writes from their inputs', () => {
    const create = () => useWrite({} as typeof createRecord).send(createInput(Product, { Name: 'Rotor' }));
    type Created = NonNullable<Awaited<ReturnType<typeof create>>>;
    expectTypeOf<Created['fields']['Price__c']>().toEqualTypeOf<FieldOf<number | null> | undefined>();
    const update = () => useWrite({} as typeof updateRecord).send({ recordId: 'a', fields: { Name: 'b' } });
    expectTypeOf<Awaited<ReturnType<typeof update>>>().toEqualTypeOf<RecordRepresentation | undefined>();
    const remove = () => useWrite({} as typeof deleteRecord).send({ recordId: 'a' });
    expectTypeOf<Awaited<ReturnType<typeof remove>>>().toEqualTypeOf<null | undefined>();
  });

  it('and of pages from their lists', () => {
    const pages = () =>
      useListPages({} as typeof getListRecordsByName, { objectApiName: 'A', listViewApiName: 'B' });
    expectTypeOf<ReturnType<typeof pages>['records']>().toEqualTypeOf<readonly RecordRepresentation[]>();
  });
});
