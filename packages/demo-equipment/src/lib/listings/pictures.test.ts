import { expect, test } from 'vitest';
import { illustratedListings } from './illustrated-listings.ts';

const drawn = [...illustratedListings()].flatMap(({ listing, pictures }) =>
  pictures.map(({ source }) => ({ listing, source })),
);

test('the drawings of a centrifuge are cooled where its facts state a temperature, and only there', () => {
  const centrifuges = drawn.filter(({ source }) => /centrifuge/.test(source.equipment));
  const cooled = new Set(centrifuges.map(({ source }) => source.facts?.isCooled));
  expect(cooled).toEqual(new Set([true, false]));
  for (const { listing, source } of centrifuges) {
    const cooling = listing.facts.find(({ name }) => name === 'Cooling')?.value ?? 'None';
    expect(source.facts?.isCooled, listing.name).toBe(cooling !== 'None');
    const speed = listing.facts.find(({ name }) => name === 'Max. speed')?.value.replaceAll(',', '');
    expect(source.facts?.maxSpeed, listing.name).toBe(Number(speed));
  }
});

test('a freeze dryer is drawn with the temperature of its condenser', () => {
  const dryers = drawn.filter(({ source }) => source.equipment === 'freeze-dryer');
  expect(dryers.length).toBeGreaterThan(0);
  for (const { listing, source } of dryers)
    expect(JSON.stringify(listing.facts)).toContain(`Condenser −${-(source.facts?.condenser ?? 0)}`);
});
