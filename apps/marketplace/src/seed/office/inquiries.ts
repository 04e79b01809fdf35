import { inquiry, lead } from '../../shop/inquiries.ts';
import { type SeedRecord, seedId, typeId } from '../put-records.ts';
import { buyerId, colleagueId, contactId } from './people.ts';
import { made, moment } from './when.ts';

const leadRows = [
  ['arne', 'Arne', 'Beispielsen', 'Skerry Scientific ApS', 'DK', 'New', 'Eppendorf', 'Centrifuge 5810 R', -1],
  ['bea', 'Bea', 'Testová', 'Karst Kinetics s.r.o.', 'SK', 'New', 'Shimadzu', 'UV-1800', -2],
  ['cleo', 'Cleo', 'Sample', 'Moor & More Diagnostics', 'IE', 'New', 'Leica', 'DM2500', -4],
  [
    'dirk',
    'Dirk',
    'Platzhalter',
    'Institut für späte Befunde',
    'DE',
    'Working',
    'Thermo Scientific',
    'Heraeus Multifuge X3',
    -9,
  ],
  ['elisa', 'Elisa', 'Campione', 'Laguna Lipidi S.p.A.', 'IT', 'Working', 'Sartorius', 'Cubis MSA', -12],
  ['finn', 'Finn', 'Esimerkki', 'Saari Spektri Oy', 'FI', 'Qualified', 'Agilent', '1260 Infinity', -20],
  ['gala', 'Gala', 'Przykład', 'Pracownia Pod Chmurką', 'PL', 'Unqualified', 'Olympus', 'CX21', -31],
  [
    'ines',
    'Ines',
    'Beispiel',
    'Quark & Sons Bioanalytik GmbH',
    'DE',
    'Converted',
    'IKA',
    'KS 501 digital',
    -60,
  ],
] as const;

export type LeadKey = (typeof leadRows)[number][0];
export const leadId = (key: LeadKey): string => seedId(lead, key);

export const leads = (ownerId: string): readonly SeedRecord[] =>
  leadRows.map(([key, FirstName, LastName, Company, Country, Status, maker, model, days], at) => ({
    Id: leadId(key),
    RecordTypeId: typeId(lead, 'Seller'),
    OwnerId: Status === 'New' ? null : at % 2 === 0 ? ownerId : colleagueId('mara'),
    FirstName,
    LastName,
    Company,
    Country,
    Status,
    Email: `${key}@seller.example`,
    LeadSource: at % 3 === 0 ? 'Trade Fair' : 'Web',
    Rating: Status === 'Qualified' ? 'Hot' : Status === 'Working' ? 'Warm' : null,
    Manufacturer__c: maker,
    Model__c: model,
    Year__c: 2008 + at,
    Condition__c: 'UsedTestedWorking',
    Description: `One ${maker} ${model}, no longer needed. Can be seen in operation.`,
    ConvertedAccountId: Status === 'Converted' ? buyerId('quark') : null,
    ConvertedContactId: Status === 'Converted' ? contactId('ines') : null,
    ...made(days),
  }));

const caseRows = [
  ['rotor', 'Question', 'Does the rotor fit 50 ml tubes?', 'New', 'Equipment', 'pelican', 'saskia', -1],
  ['date', 'Question', 'When can it be collected?', 'New', 'Delivery', 'geduld', 'hedwig', -2],
  ['invoice', 'Question', 'Invoice to another department', 'Working', 'Order', 'isla', 'nuria', -4],
  [
    'noise',
    'Return',
    'The pump is louder than described',
    'Working',
    'Not as Described',
    'quark',
    'ines',
    -6,
  ],
  ['crate', 'Complaint', 'The crate came open', 'Waiting for Customer', 'Damaged', 'fjordlab', 'astrid', -8],
  ['late', 'Complaint', 'A week late', 'Closed', 'Late', 'dolomiti', 'chiara', -25],
  ['manual', 'Question', 'Is there a manual in French?', 'Closed', 'Equipment', 'petit-nuage', 'remy', -33],
  ['lamp', 'Return', 'The lamp does not ignite', 'Closed', 'Does Not Work', 'bohemian', 'vlasta', -47],
] as const;

export type CaseKey = (typeof caseRows)[number][0];
export const caseId = (key: CaseKey): string => seedId(inquiry, key);

export const cases = (ownerId: string): readonly SeedRecord[] =>
  caseRows.map(([key, type, Subject, Status, Reason__c, buyer, person, days], at) => ({
    Id: caseId(key),
    RecordTypeId: typeId(inquiry, type),
    OwnerId: Status === 'New' ? null : at % 2 === 0 ? ownerId : colleagueId('tomasz'),
    Subject,
    Status,
    Reason__c,
    Priority: type === 'Complaint' ? 'High' : 'Medium',
    Origin: at % 2 === 0 ? 'Web' : 'Email',
    AccountId: buyerId(buyer),
    ContactId: contactId(person),
    Resolution__c: Status === 'Closed' ? 'Answered and settled with the customer.' : null,
    ClosedDate: Status === 'Closed' ? moment(days + 3) : null,
    ...made(days),
  }));
