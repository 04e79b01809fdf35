import { migrate } from '@relab/database';
import { testDatabase, testEngines } from '@relab/database/testing';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composed } from '../objects/calculated-fields.ts';
import type { Field } from '../objects/field.ts';
import { email, phone, text, url } from '../objects/fields.ts';
import { keySql, matchKey } from '../objects/match-key.ts';
import { setCandidateSimilarity, similarSql } from './alike.ts';

const company = text({ label: 'Name' });
const person = composed({ label: 'Name', composedOf: ['FirstName', 'LastName'] });
const mail = email({ label: 'Email' });
const line = phone({ label: 'Phone' });
const site = url({ label: 'Website' });

type Pair = readonly [one: string, other: string];

const companies: { readonly same: readonly Pair[]; readonly other: readonly Pair[] } = {
  same: [
    ['Tarn & Ridge Analytics GmbH', 'Tarn and Ridge Analytics'],
    ['Tarn & Ridge Analytics GmbH', 'TARN + RIDGE ANALYTICS G.m.b.H.'],
    ['Tarn and Ridge Analytics', 'Tarn und Ridge Analytik GmbH & Co. KG'],
    ['Tarn & Ridge Analytics', 'Tarn & Ridge Analitics'],
    ['Harbour Diagnostics Ltd', 'Harbour Diagnostics Limited'],
    ['Harbour Diagnostics Ltd.', 'Harbor Diagnostics'],
    ['Brückner Labortechnik AG', 'Brueckner Labortechnik'],
    ['Brückner Labortechnik AG', 'BRUCKNER LABORTECHNIK'],
    ['Société Générale d’Optique', "Societe Generale d'Optique S.A."],
    ['Groß Messgeräte', 'Gross Messgeraete e.K.'],
    ['Ørsted Bioscience ApS', 'Orsted Bioscience'],
    ['Bio-Cell Systems Inc.', 'Biocell Systems'],
    ['BioCell Systems', 'Bio Cell Systems, LLC'],
    ['Polar Chem B.V.', 'Polarchem BV'],
    ['Northern Light Microscopy', 'Microscopy Northern Light'],
    ['Institute of Marine Biology', 'Institut of Marine Biology'],
    ['Kepler Instruments', 'Kepler Instrument'],
    ['Lab 12 Services', 'Lab-12 Services GmbH'],
    ['Universidad de Cádiz', 'Universidad de Cadiz'],
    ['Řehoř Přístroje s.r.o.', 'Rehor Pristroje sro'],
  ],
  other: [
    ['Tarn & Ridge Analytics GmbH', 'Tarn Valley Optics'],
    ['Harbour Diagnostics', 'Harbour Optics'],
    ['Harbour Diagnostics', 'Mountain Diagnostics'],
    ['Kepler Instruments', 'Newton Instruments'],
    ['Lab 12 Services', 'Lab 13 Services'],
    ['Iris 2', 'Iris 3'],
    ['Vortex 5424', 'Vortex 5425'],
    ['Institute of Marine Biology', 'Institute of Plant Pathology'],
    ['University of Leeds', 'University of Lund'],
    ['University Hospital Basel', 'University Hospital Bern'],
    ['Polar Chem', 'Solar Chem'],
    ['Alpha GmbH', 'Omega GmbH'],
    ['Merz Labor', 'Herz Labor'],
    ['GmbH', 'GmbH & Co. KG'],
    ['Bio Systems', 'Geo Systems'],
    ['Brückner Labortechnik', 'Brückner Anlagenbau'],
  ],
};

const people: typeof companies = {
  same: [
    ['Noor Haddad', 'Haddad, Noor'],
    ['Noor Haddad', 'Dr. Noor Haddad'],
    ['Prof. Dr. Jörg Müller', 'Joerg Mueller'],
    ['Siobhán O’Neill', "Siobhan O'Neill"],
    ['Jon Smith', 'John Smith'],
    ['Katharina Vogel', 'Katarina Vogel'],
    ['Anna-Lena Weiß', 'Anna Lena Weiss'],
    ['Thomas Andersson', 'Thomas Anderson'],
    ['Zoë Brontë', 'Zoe Bronte'],
    ['Wojciech Łuczak', 'Wojciech Luczak'],
  ],
  other: [
    ['Noor Haddad', 'Noor Hassan'],
    ['Noor Haddad', 'Samir Haddad'],
    ['Anna Weiss', 'Peter Weiss'],
    ['Thomas Andersson', 'Tove Andersson'],
    ['Li Wei', 'Wang Wei'],
    ['Ana Costa', 'Rui Costa'],
    ['John Smith', 'Joan Schmidt'],
    ['Dr. Ada Okafor', 'Dr. Obi Okafor'],
  ],
};

const mails: typeof companies = {
  same: [
    ['Noor@Example.com', 'noor@example.com'],
    ['noor+lab@example.com', 'noor@example.com'],
    ['noor+a+b@example.com', 'noor+c@example.com'],
  ],
  other: [
    ['noor@example.com', 'noor@example.org'],
    ['noor@example.com', 'nora@example.com'],
    ['n.oor@example.com', 'noor@example.com'],
  ],
};

const lines: typeof companies = {
  same: [
    ['+49 351 123456', '0351/123456'],
    ['+49 (0)351 12 34 56', '0049 351 123456'],
    ['+47 22 12 34 56', '22123456'],
    ['(415) 555-0100', '+1 415.555.0100'],
    ['+44 20 7946 0018 ext. 12', '020 7946 0018'],
  ],
  other: [
    ['+49 351 123456', '+49 351 123457'],
    ['+44 20 7946 0018', '+44 20 7946 0081'],
    ['-', 'unknown'],
  ],
};

const sites: typeof companies = {
  same: [
    ['https://www.tarn-ridge.example', 'tarn-ridge.example'],
    ['http://Tarn-Ridge.example/en/about?x=1#top', 'https://tarn-ridge.example:8443/'],
    ['https://facebook.com/tarn?ref=1', 'http://www.facebook.com/tarn/'],
  ],
  other: [
    ['https://tarn-ridge.example', 'https://tarn-ridge.test'],
    ['https://shop.tarn.example', 'https://tarn.example'],
    ['https://www.facebook.com/tarn', 'https://www.facebook.com/ridge'],
    ['https://de.linkedin.com/company/tarn', 'https://de.linkedin.com/company/ridge'],
    ['https://ebay-parts.example/a', 'https://ebay.example/a'],
  ],
};

const groups: readonly (readonly [string, Field, typeof companies])[] = [
  ['names of companies', company, companies],
  ['names of people', person, people],
  ['e-mail addresses', mail, mails],
  ['phone numbers', line, lines],
  ['web addresses', site, sites],
];

describe.each(testEngines)('what is alike on %s', (engine) => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    opened = await testDatabase(engine);
    await migrate(opened.database, { objects: [], migrations: [] });
  });
  afterAll(() => opened.close());

  /** The pairs that are judged wrongly, with how near they are. */
  const wrong = async (field: Field, { same, other }: typeof companies): Promise<readonly unknown[]> => {
    const key = matchKey(field, 'fuzzy');
    const pairs = [...same, ...other];
    const one = keySql(key, sql.ref('pair.one'));
    const two = keySql(key, sql.ref('pair.two'));
    const both: RawBuilder<boolean> =
      key.compared === 'alike' ? similarSql(sql`keys.one`, sql`keys.two`) : sql<boolean>`keys.one = keys.two`;
    const { rows } = await sql<{ found: boolean; near: number; one: string; two: string }>`
      with keys as materialized (
        select ${setCandidateSimilarity} as nearness, ${one} as one, ${two} as two, pair.place
        from unnest(${pairs.map(([a]) => a)}::text[], ${pairs.map(([, b]) => b)}::text[]) with ordinality
          as pair (one, two, place))
      select coalesce(${both}, false) as found, similarity(one, two) as near, one, two from keys order by place`.execute(
      opened.database,
    );
    return rows.filter(({ found }, place) => found !== place < same.length);
  };

  test.each(groups)('%s', async (_, field, pairs) => {
    expect(await wrong(field, pairs)).toEqual([]);
  });

  test('similarity is symmetric', async () => {
    const turned = (pairs: readonly Pair[]): readonly Pair[] => pairs.map(([one, other]) => [other, one]);
    expect(await wrong(company, { same: turned(companies.same), other: turned(companies.other) })).toEqual(
      [],
    );
  });
});
