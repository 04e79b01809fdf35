import type { CategoryInput, ProductInput } from '@relab/commerce';

/** One root, and the categories that visitors see below it. */
export const categories: readonly CategoryInput[] = [
  { urlName: 'all', name: 'Everything', parent: null },
  { urlName: 'measuring', name: 'Measuring', parent: 'all' },
  { urlName: 'heating', name: 'Heating', parent: 'all' },
  { urlName: 'storing', name: 'Storing', parent: 'all' },
];

interface Row {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly price: string;
  readonly stock: number;
  readonly material: 'Glass' | 'Plastic' | 'Steel';
  readonly volume?: number;
  readonly kilograms: number;
  readonly picture: string;
  readonly description: string;
}

const rows: readonly Row[] = [
  {
    ...{
      sku: 'GW-101',
      name: 'Measuring cylinder, 100 ml',
      category: 'measuring',
      price: '12.40',
      stock: 40,
    },
    ...{ material: 'Glass', volume: 100, kilograms: 0.2, picture: 'cylinder' },
    description: 'Class A, graduated by 1 ml, with a hexagonal foot that does not roll.',
  },
  {
    ...{ sku: 'GW-102', name: 'Volumetric flask, 250 ml', category: 'measuring', price: '18.90', stock: 25 },
    ...{ material: 'Glass', volume: 250, kilograms: 0.15, picture: 'volumetric' },
    description: 'One mark, calibrated at 20 °C, with a stopper of polyethylene.',
  },
  {
    ...{ sku: 'GW-201', name: 'Beaker, low form, 400 ml', category: 'heating', price: '6.20', stock: 120 },
    ...{ material: 'Glass', volume: 400, kilograms: 0.15, picture: 'beaker' },
    description: 'Borosilicate glass with a spout; goes on the hotplate and in the autoclave.',
  },
  {
    ...{ sku: 'GW-202', name: 'Erlenmeyer flask, 500 ml', category: 'heating', price: '8.60', stock: 80 },
    ...{ material: 'Glass', volume: 500, kilograms: 0.2, picture: 'erlenmeyer' },
    description: 'Narrow neck, so that little is lost while it boils.',
  },
  {
    ...{ sku: 'GW-203', name: 'Tripod with gauze', category: 'heating', price: '21.00', stock: 12 },
    ...{ material: 'Steel', kilograms: 0.9, picture: 'tripod' },
    description: 'For a burner below and a beaker above: 20 cm high, 15 cm across.',
  },
  {
    ...{ sku: 'GW-301', name: 'Reagent bottle, 1,000 ml', category: 'storing', price: '14.30', stock: 60 },
    ...{ material: 'Glass', volume: 1000, kilograms: 0.5, picture: 'bottle' },
    description: 'Amber glass with a screw cap; keeps from light what light would spoil.',
  },
];

/** The products, as the shop takes them. What is sold meanwhile stays sold: `stock` counts for new products alone. */
export const products: readonly ProductInput[] = rows.map((row) => ({
  sku: row.sku,
  name: row.name,
  urlName: row.sku.toLowerCase(),
  category: row.category,
  description: row.description,
  unitPrice: row.price,
  listPrice: null,
  stock: row.stock,
  fields: {
    Material__c: row.material,
    Volume__c: row.volume ?? null,
    Weight__c: row.kilograms,
    Shipping__c: 'parcel',
    Picture__c: `/pictures/${row.picture}.svg`,
  },
  media: [],
}));
