export { type BuyerCompany, type BuyerPerson, buyerCompany } from './lib/people/buyer-company.ts';
export { officeRecords } from './lib/people/office.ts';
export type { OfficeContext, RequestedListing } from './lib/people/office-context.ts';
export type { DemoRecord, FieldValue, FieldValues, Reference } from './lib/people/record.ts';
