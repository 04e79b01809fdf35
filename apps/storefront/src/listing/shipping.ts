/** How a unit travels, and how long that usually takes within its continent. */
export interface Shipping {
  readonly name: string;
  readonly label: string;
  readonly estimate: string;
  readonly explanation: string;
}

const kinds: readonly Shipping[] = [
  {
    name: 'parcel',
    label: 'Parcel',
    estimate: '3 to 7 working days',
    explanation: 'Packed in a box and carried to your door by a parcel service.',
  },
  {
    name: 'pallet',
    label: 'Pallet',
    estimate: '5 to 12 working days',
    explanation:
      'Strapped to a pallet. The carrier calls ahead and unloads to the curb; a tail lift can be chosen at checkout.',
  },
  {
    name: 'rigging',
    label: 'Rigging crew',
    estimate: '2 to 4 weeks, by appointment',
    explanation:
      'Too heavy or too delicate for a carrier alone. Riggers load it, bring it in and set it down where it will stand. Doors, lifts and floors are checked with you before.',
  },
];

export function findShipping(name: string | null | undefined): Shipping | undefined {
  return kinds.find((kind) => kind.name === name);
}
