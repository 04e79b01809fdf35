import type { ObjectDeclaration } from '@relab/records/objects';
import { objects } from '../../objects/objects.ts';
import { retentionTable } from '../retention-table.ts';

/** Lines of what is stored that are about people; their other tables are no objects. */
const aboutPeople: ReadonlySet<string> = new Set([
  ...['people', 'customers', 'inquiries', 'personal-lists', 'orders', 'invoices', 'files'],
  ...['user-carts', 'guest-carts'],
]);

const tables: ReadonlySet<string> = new Set(
  retentionTable.filter(({ id }) => aboutPeople.has(id)).flatMap(({ places }) => places),
);

/** Whether records of it say something about people: a new object comes to stand in one of those lines, or a test fails. */
export const isPersonal = (object: ObjectDeclaration | undefined): object is ObjectDeclaration =>
  object !== undefined && tables.has(object.table.name);

/** API name of the personal object of a record; undefined for any other text. */
export function personalObjectOf(recordId: string): string | undefined {
  const object = objects.ofRecord(recordId);
  return isPersonal(object) ? object.apiName : undefined;
}
