import { Contact, User } from '@relab/records/objects';
import { account } from '../../shop/accounts.ts';
import { type SeedRecord, seedId, typeId } from '../put-records.ts';
import { sellerAccountId } from '../seed-trade.ts';
import { made } from './when.ts';

/** Clerks that records belong to. They cannot sign in: nobody has a password for them. */
export const colleagues = ['mara', 'tomasz'] as const;
export type Colleague = (typeof colleagues)[number];

const names: Readonly<Record<Colleague, readonly [first: string, last: string, title: string]>> = {
  mara: ['Mara', 'Musterfrau', 'Sales'],
  tomasz: ['Tomasz', 'Przykładowy', 'Customer service'],
};

export const colleagueId = (colleague: Colleague): string => seedId(User, colleague);

export const users: readonly SeedRecord[] = colleagues.map((key) => {
  const [FirstName, LastName, Title] = names[key];
  const address = `${key}@relab.example`;
  const own = { FirstName, LastName, Title, Username: address, Email: address, Roles__c: 'clerk' };
  return { Id: colleagueId(key), ...own };
});

/** Laboratories that buy: all of them are made up. */
const buyers = [
  ['quark', 'Quark & Sons Bioanalytik GmbH', 'Jena', 'DE', 'Contract research', 45],
  ['geduld', 'Institut für angewandte Geduld', 'Graz', 'AT', 'University', 320],
  ['pelican', 'Pelican Proteomics B.V.', 'Utrecht', 'NL', 'Biotechnology', 28],
  ['petit-nuage', 'Laboratoire du Petit Nuage SAS', 'Lyon', 'FR', 'Clinical diagnostics', 90],
  ['fjordlab', 'Fjordlab Analyse AS', 'Bergen', 'NO', 'Food testing', 60],
  ['dolomiti', 'Dolomiti Enzimi S.r.l.', 'Trento', 'IT', 'Biotechnology', 17],
  ['isla', 'Universidad de la Isla Imaginaria', 'Vigo', 'ES', 'University', 1_400],
  ['bohemian', 'Bohemian Buffer s.r.o.', 'Brno', 'CZ', 'Chemicals', 75],
] as const;

export type Buyer = (typeof buyers)[number][0];
export const buyerId = (buyer: Buyer): string => seedId(account, buyer);

export const accounts = (ownerId: string): readonly SeedRecord[] =>
  buyers.map(([key, Name, city, country, Industry, size], at) => ({
    Id: buyerId(key),
    RecordTypeId: typeId(account, 'Buyer'),
    OwnerId: at % 2 === 0 ? ownerId : colleagueId('mara'),
    Name,
    Industry,
    NumberOfEmployees: size,
    Website: `https://${key}.example`,
    BillingCity: city,
    BillingCountry: country,
    ShippingCity: city,
    ShippingCountry: country,
    PaymentTerms__c: at % 3 === 0 ? '30 Days' : '14 Days',
    CreditLimit__c: (at + 1) * 5_000,
    AccountSource: at % 2 === 0 ? 'Web' : 'Trade Fair',
    ...made(-200 + at * 11),
  }));

/** First name, last name, title and where they work: a buyer, or a seller of the catalogue. */
const persons = [
  ['ines', 'Ines', 'Beispiel', 'Laboratory manager', buyerId('quark')],
  ['jonas', 'Jonas', 'Beispiel', 'Purchasing', buyerId('quark')],
  ['hedwig', 'Hedwig', 'Vorlage', 'Head of core facility', buyerId('geduld')],
  ['saskia', 'Saskia', 'Voorbeeld', 'Senior scientist', buyerId('pelican')],
  ['remy', 'Rémy', 'Exemple', 'Technical director', buyerId('petit-nuage')],
  ['astrid', 'Astrid', 'Eksempel', 'Quality manager', buyerId('fjordlab')],
  ['chiara', 'Chiara', 'Esempio', 'Founder', buyerId('dolomiti')],
  ['nuria', 'Nuria', 'Ejemplo', 'Procurement office', buyerId('isla')],
  ['vlasta', 'Vlasta', 'Příkladová', 'Plant laboratory', buyerId('bohemian')],
  ['wouter', 'Wouter', 'Voorbeeld', 'Managing director', sellerAccountId('second-meniscus')],
  ['greta', 'Greta', 'Muster', 'Workshop', sellerAccountId('zweite-zentrifuge')],
  ['luc', 'Luc', 'Modèle', 'Sales', sellerAccountId('becher-ancien')],
] as const;

export type Person = (typeof persons)[number][0];
export const contactId = (person: Person): string => seedId(Contact, person);

export const contacts = (ownerId: string): readonly SeedRecord[] =>
  persons.map(([key, FirstName, LastName, Title, AccountId], at) => ({
    Id: contactId(key),
    OwnerId: at % 2 === 0 ? ownerId : colleagueId('mara'),
    FirstName,
    LastName,
    Title,
    AccountId,
    Email: `${key}@customer.example`,
    Phone: `+49 30 23125 ${String(100 + at)}`,
    ...made(-190 + at * 9),
  }));
