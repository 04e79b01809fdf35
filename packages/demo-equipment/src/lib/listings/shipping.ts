import type { Equipment } from '../catalogue/equipment.ts';
import type { Random } from './random.ts';

export type ShippingMethod = 'parcel' | 'pallet' | 'rigging';

export type Shipping = {
  readonly method: ShippingMethod;
  readonly text: string;
};

/** Heaviest unit that goes by parcel, and by pallet with a tail lift, in kg. */
const parcelLimit = 25;
const palletLimit = 240;

/** Kinds that are fixed to a place or drained and dismantled before they move, whatever they weigh. */
const rigged: ReadonlySet<Equipment> = new Set<Equipment>(['fume-hood', 'centrifuge-floor']);

/** Too delicate or too bulky for a parcel even when light. */
const palletized: ReadonlySet<Equipment> = new Set<Equipment>([
  'hplc-stack',
  'gas-chromatograph',
  'mass-spectrometer',
  'ultrasound-cart',
  'freeze-dryer',
  'flow-cytometer',
  'liquid-handler',
  'microtome',
]);

const sentences: Readonly<Record<ShippingMethod, readonly string[]>> = {
  parcel: [
    'Ships insured by parcel, packed in foam in a double-walled box.',
    'Insured parcel service; leaves the warehouse within two working days.',
    'Sent by parcel with padding on all sides and a shock indicator.',
  ],
  pallet: [
    'Ships strapped to a pallet, delivered to the curb with a tail lift.',
    'Pallet freight with tail lift; placing inside the building can be ordered.',
    'Bolted to a pallet under a cardboard hood, with tilt and shock indicators.',
  ],
  rigging: [
    'Needs rigging: the seller loads, you arrange unloading and the way to the place of installation.',
    'Crated and moved by a rigging company; the quote depends on floor, doors and lift at your site.',
    'Dismantled and crated before transport. Unloading needs a forklift or a rigging crew.',
  ],
};

export function shippingMethodOf(equipment: Equipment, weightKg: number): ShippingMethod {
  if (weightKg > palletLimit || rigged.has(equipment)) return 'rigging';
  return weightKg > parcelLimit || palletized.has(equipment) ? 'pallet' : 'parcel';
}

export function shippingOf(equipment: Equipment, weightKg: number, random: Random): Shipping {
  const method = shippingMethodOf(equipment, weightKg);
  return { method, text: random.pick(sentences[method]) };
}
