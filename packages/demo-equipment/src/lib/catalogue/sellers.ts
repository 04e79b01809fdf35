export type Place = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
};

/** A company that sells here. All of them are made up, and their names show it. */
export type Seller = {
  readonly id: string;
  readonly name: string;
  readonly home: Place;
  /** Further places where it stores equipment. */
  readonly depots: readonly Place[];
  readonly since: number;
  readonly description: string;
  /** urlNames of the category groups it trades in. */
  readonly groups: readonly string[];
};

export const sellers: readonly Seller[] = [
  {
    id: 'second-meniscus',
    name: 'Second Meniscus B.V.',
    home: { country: 'NL', city: 'Leiden' },
    depots: [{ country: 'NL', city: 'Eindhoven' }],
    since: 2009,
    description: 'Takes over the equipment of biotech laboratories that move or close.',
    groups: ['sample-preparation', 'temperature-control', 'life-science', 'lab-infrastructure'],
  },
  {
    id: 'zweite-zentrifuge',
    name: 'Zweite Zentrifuge GmbH',
    home: { country: 'DE', city: 'Göttingen' },
    depots: [{ country: 'DE', city: 'Leipzig' }],
    since: 2004,
    description: 'Overhauls centrifuges, incubators and freezers in its own workshop.',
    groups: ['sample-preparation', 'temperature-control', 'microscopy-and-histology', 'lab-infrastructure'],
  },
  {
    id: 'blaue-buerette',
    name: 'Blaue Bürette Laborverwertung GmbH',
    home: { country: 'DE', city: 'Mannheim' },
    depots: [],
    since: 2013,
    description: 'Resells analytical instruments from chemical plants and contract laboratories.',
    groups: ['analytical-instruments', 'sample-preparation', 'lab-infrastructure'],
  },
  {
    id: 'becher-ancien',
    name: 'Le Bécher Ancien SARL',
    home: { country: 'FR', city: 'Lyon' },
    depots: [{ country: 'FR', city: 'Strasbourg' }],
    since: 2011,
    description: 'Buys and tests instruments from research institutes in eastern France.',
    groups: ['analytical-instruments', 'life-science', 'microscopy-and-histology'],
  },
  {
    id: 'vetrino-usato',
    name: 'Vetrino Usato S.r.l.',
    home: { country: 'IT', city: 'Bologna' },
    depots: [],
    since: 2007,
    description: 'Works on microscopes and microtomes, with its own optical bench.',
    groups: ['microscopy-and-histology', 'clinical-diagnostics', 'life-science'],
  },
  {
    id: 'otra-probeta',
    name: 'Otra Probeta S.L.',
    home: { country: 'ES', city: 'Zaragoza' },
    depots: [{ country: 'ES', city: 'Valencia' }],
    since: 2015,
    description: 'Clears university and hospital laboratories in Spain and Portugal.',
    groups: ['clinical-diagnostics', 'sample-preparation', 'temperature-control', 'life-science'],
  },
  {
    id: 'druga-pipeta',
    name: 'Druga Pipeta Sp. z o.o.',
    home: { country: 'PL', city: 'Wrocław' },
    depots: [],
    since: 2012,
    description: 'Sells tested laboratory equipment from storage in Wrocław.',
    groups: ['sample-preparation', 'temperature-control', 'life-science', 'lab-infrastructure'],
  },
  {
    id: 'nordlig-kolv',
    name: 'Nordlig Kolv AB',
    home: { country: 'SE', city: 'Uppsala' },
    depots: [{ country: 'DK', city: 'Odense' }],
    since: 2010,
    description: 'Handles cold storage and life science instruments in Scandinavia.',
    groups: ['temperature-control', 'life-science', 'analytical-instruments'],
  },
  {
    id: 'kulate-dno',
    name: 'Kulaté Dno s.r.o.',
    home: { country: 'CZ', city: 'Brno' },
    depots: [],
    since: 2016,
    description: 'Repairs evaporators, ovens and pumps, and sells what it has repaired.',
    groups: ['sample-preparation', 'temperature-control', 'lab-infrastructure', 'analytical-instruments'],
  },
  {
    id: 'wandering-beaker',
    name: 'The Wandering Beaker Ltd',
    home: { country: 'GB', city: 'Stevenage' },
    depots: [{ country: 'IE', city: 'Cork' }],
    since: 2008,
    description: 'Finds new places for equipment of pharmaceutical development sites.',
    groups: ['analytical-instruments', 'life-science', 'lab-infrastructure', 'sample-preparation'],
  },
  {
    id: 'encore-echo',
    name: 'Encore Echo Diagnostics Ltd',
    home: { country: 'IE', city: 'Galway' },
    depots: [{ country: 'NL', city: 'Venlo' }],
    since: 2014,
    description: 'Deals in clinical and diagnostic equipment only.',
    groups: ['clinical-diagnostics'],
  },
  {
    id: 'afterlife-apparatus',
    name: 'Afterlife Apparatus Inc.',
    home: { country: 'US', city: 'Durham' },
    depots: [{ country: 'US', city: 'Worcester' }],
    since: 2006,
    description: 'Exports surplus equipment of research companies on the East Coast.',
    groups: ['analytical-instruments', 'life-science', 'microscopy-and-histology'],
  },
  {
    id: 'maple-manometer',
    name: 'Maple & Manometer Surplus Ltd.',
    home: { country: 'CA', city: 'Guelph' },
    depots: [],
    since: 2017,
    description: 'Sells surplus of food, environmental and clinical laboratories.',
    groups: ['analytical-instruments', 'temperature-control', 'clinical-diagnostics', 'lab-infrastructure'],
  },
];
