import * as texts from './shipping-texts.ts';

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
    label: texts.parcel,
    estimate: texts.parcelTime,
    explanation: texts.parcelExplanation,
  },
  {
    name: 'pallet',
    label: texts.pallet,
    estimate: texts.palletTime,
    explanation: texts.palletExplanation,
  },
  {
    name: 'rigging',
    label: texts.rigging,
    estimate: texts.riggingTime,
    explanation: texts.riggingExplanation,
  },
];

export function findShipping(name: string | null | undefined): Shipping | undefined {
  return kinds.find((kind) => kind.name === name);
}
