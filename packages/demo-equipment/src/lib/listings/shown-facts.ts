import type { DrawingRequest } from '../drawings/draw-equipment.ts';
import type { Listing } from './listing.ts';

const numberIn = (text: string | undefined): number | undefined => {
  const digits = text?.replace('−', '-').replaceAll(',', '').match(/-?\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
};

/** What of a listing's facts its drawing has to show; nothing for most types. */
export function shownFacts(facts: Listing['facts']): DrawingRequest['facts'] {
  const statedAs = (name: string) => facts.find((fact) => fact.name === name)?.value;
  const cooling = statedAs('Cooling');
  const working = statedAs('Working temperature');
  const condenser = working?.startsWith('Condenser') ? numberIn(working) : undefined;
  if (cooling === undefined) return condenser === undefined ? undefined : { condenser };
  const maxSpeed = numberIn(statedAs('Max. speed'));
  return { isCooled: cooling !== 'None', ...(maxSpeed === undefined ? {} : { maxSpeed }) };
}
