import { createdAt, moment } from './days.ts';
import { buyerAccount, colleague, contact } from './people.ts';
import { type DemoRecord, owner, type Reference } from './record.ts';

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
export const lead = (key: LeadKey): Reference => ({ object: 'Lead', key });

export const leads: readonly DemoRecord[] = leadRows.map(
  ([key, FirstName, LastName, Company, Country, Status, maker, model, days], at) => ({
    object: 'Lead',
    key,
    recordType: 'Seller',
    values: {
      OwnerId: Status === 'New' ? null : at % 2 === 0 ? owner : colleague('mara'),
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
      ConvertedAccountId: Status === 'Converted' ? buyerAccount('quark') : null,
      ConvertedContactId: Status === 'Converted' ? contact('ines') : null,
      ...createdAt(days),
    },
  }),
);

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
export const inquiry = (key: CaseKey): Reference => ({ object: 'Case', key });

export const cases: readonly DemoRecord[] = caseRows.map(
  ([key, recordType, Subject, Status, Reason__c, buyer, person, days], at) => ({
    object: 'Case',
    key,
    recordType,
    values: {
      OwnerId: Status === 'New' ? null : at % 2 === 0 ? owner : colleague('tomasz'),
      Subject,
      Status,
      Reason__c,
      Priority: recordType === 'Complaint' ? 'High' : 'Medium',
      Origin: at % 2 === 0 ? 'Web' : 'Email',
      AccountId: buyerAccount(buyer),
      ContactId: contact(person),
      Resolution__c: Status === 'Closed' ? 'Answered and settled with the customer.' : null,
      ClosedDate: Status === 'Closed' ? moment(days + 3) : null,
      ...createdAt(days),
    },
  }),
);
