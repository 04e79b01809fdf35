/** How a unit travels, and how long that usually takes within the European Union. */
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
    estimate: '2 to 6 working days',
    explanation: 'Double-boxed, insured for its price, delivered to reception.',
  },
  {
    name: 'pallet',
    label: 'Pallet',
    estimate: '4 to 9 working days',
    explanation:
      'Strapped to a pallet or crated. The truck has a lift gate and unloads at the curb or at your ramp.',
  },
  {
    name: 'rigging',
    label: 'Rigging crew',
    estimate: '6 to 15 working days',
    explanation:
      'Too heavy or too delicate for a carrier alone: riggers bring it to its place in your laboratory, on a date agreed with you. Doors, elevators and floors are checked before.',
  },
];

export function findShipping(name: string | null | undefined): Shipping | undefined {
  return kinds.find((kind) => kind.name === name);
}
