import { createdAt } from './days.ts';
import { type DemoRecord, owner, type Reference, sellerAccount } from './record.ts';

/** Clerks that records belong to. They cannot sign in: nobody has a password for them. */
export const colleagues = ['mara', 'tomasz'] as const;
export type Colleague = (typeof colleagues)[number];

const names: Readonly<Record<Colleague, readonly [first: string, last: string, title: string]>> = {
  mara: ['Mara', 'Musterfrau', 'Sales'],
  tomasz: ['Tomasz', 'Przykładowy', 'Customer service'],
};

export const colleague = (key: Colleague): Reference => ({ object: 'User', key });

export const users: readonly DemoRecord[] = colleagues.map((key) => {
  const [FirstName, LastName, Title] = names[key];
  const address = `${key}@relab.example`;
  const own = { FirstName, LastName, Title, Username: address, Email: address, Roles__c: 'clerk' };
  return { object: 'User', key, values: own };
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
export const buyerAccount = (key: Buyer): Reference => ({ object: 'Account', key });

export const accounts: readonly DemoRecord[] = buyers.map(
  ([key, Name, city, country, Industry, size], at) => ({
    object: 'Account',
    key,
    recordType: 'Buyer',
    values: {
      OwnerId: at % 2 === 0 ? owner : colleague('mara'),
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
      ...createdAt(-200 + at * 11),
    },
  }),
);

/** First name, last name, title and where they work: a buyer, or a seller of the catalogue. */
const persons = [
  ['ines', 'Ines', 'Beispiel', 'Laboratory manager', buyerAccount('quark')],
  ['jonas', 'Jonas', 'Beispiel', 'Purchasing', buyerAccount('quark')],
  ['hedwig', 'Hedwig', 'Vorlage', 'Head of core facility', buyerAccount('geduld')],
  ['saskia', 'Saskia', 'Voorbeeld', 'Senior scientist', buyerAccount('pelican')],
  ['remy', 'Rémy', 'Exemple', 'Technical director', buyerAccount('petit-nuage')],
  ['astrid', 'Astrid', 'Eksempel', 'Quality manager', buyerAccount('fjordlab')],
  ['chiara', 'Chiara', 'Esempio', 'Founder', buyerAccount('dolomiti')],
  ['nuria', 'Nuria', 'Ejemplo', 'Procurement office', buyerAccount('isla')],
  ['vlasta', 'Vlasta', 'Příkladová', 'Plant laboratory', buyerAccount('bohemian')],
  ['wouter', 'Wouter', 'Voorbeeld', 'Managing director', sellerAccount('second-meniscus')],
  ['greta', 'Greta', 'Muster', 'Workshop', sellerAccount('zweite-zentrifuge')],
  ['luc', 'Luc', 'Modèle', 'Sales', sellerAccount('becher-ancien')],
] as const;

export type Person = (typeof persons)[number][0];
export const contact = (key: Person): Reference => ({ object: 'Contact', key });

export const contacts: readonly DemoRecord[] = persons.map(
  ([key, FirstName, LastName, Title, AccountId], at) => ({
    object: 'Contact',
    key,
    values: {
      OwnerId: at % 2 === 0 ? owner : colleague('mara'),
      FirstName,
      LastName,
      Title,
      AccountId,
      Email: `${key}@customer.example`,
      Phone: `+49 30 23125 ${String(100 + at)}`,
      ...createdAt(-190 + at * 9),
    },
  }),
);
