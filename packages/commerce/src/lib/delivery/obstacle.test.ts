import { describe, expect, it } from 'vitest';
import { type DeliveryRule, deliveryMethods } from '../delivery-rules/delivery-rule.ts';
import type { Translate } from '../language/translate.ts';
import { noExchange } from '../market/exchange.ts';
import { costText, obstaclesOf, obstacleText, tooEarly } from './obstacle.ts';

const asItIs: Translate = (text) => text;
const textsOf = (...args: Parameters<typeof obstaclesOf>) =>
  obstaclesOf(...args).map((obstacle) => obstacleText(obstacle, asItIs));

const kinds = ['parcel', 'pallet', 'rigging'];
const to = (country: string) => ({
  country,
  kinds,
  exchange: noExchange('EUR'),
  now: new Date('2026-12-03T12:00:00Z'),
  specialNames: { hazardous: 'Dangerous goods', refrigerant: 'Refrigerant papers' },
});
const pallet: DeliveryRule = {
  id: 'pallet',
  name: 'Pallet',
  description: 'To the curb.',
  carrier: 'Freight',
  handles: ['parcel', 'pallet'],
  maxKilograms: 1000,
  maxPieceKilograms: 600,
  processDays: 2,
  surcharges: [
    { label: 'Lift gate', fee: 35_00, per: 'delivery', heavierThan: 60 },
    { label: 'Second forklift', fee: 80_00, per: 'piece', heavierThan: 400 },
  ],
  special: { hazardous: 120_00, refrigerant: 15_00 },
  zones: [
    { countries: ['DE'], base: 100_00, perKilogram: 50, days: [2, 4] },
    { countries: ['NO'], base: 250_00, perKilogram: 90, days: [5, 9], excludes: ['hazardous'] },
  ],
};
const item = (
  name: string,
  weight: number,
  special: readonly string[] = [],
  quantity = 1,
  handling = 'pallet',
) => ({
  name,
  weight,
  special,
  quantity,
  handling,
});

describe('what a delivery costs', () => {
  it('is the sum of its parts: transport, weight, heavy pieces, special care', () => {
    const freight = [item('Oven', 450, [], 2), item('Freezer', 80.5, ['refrigerant', 'hazardous'])];
    const [offered] = deliveryMethods([pallet], freight, to('DE'));
    expect(offered?.method.costs).toEqual([
      { label: 'Transport', amount: '100.00' },
      { label: 'Weight, 981 kg', amount: '490.50' },
      { label: 'Lift gate', amount: '35.00' },
      { label: 'Second forklift, 2 pieces', amount: '160.00' },
      { label: 'Refrigerant papers', amount: '15.00' },
      { label: 'Dangerous goods', amount: '120.00' },
    ]);
    expect(offered?.method.shippingFee).toBe('920.50');
  });

  it('comes in working days: those before it leaves, and those under way', () => {
    const [offered] = deliveryMethods([pallet], [item('Oven', 10)], to('DE'));
    expect(offered?.method).toMatchObject({
      estimatedDays: { minimum: 4, maximum: 6 },
      earliestDelivery: '2026-12-09T00:00:00.000Z',
      latestDelivery: '2026-12-11T00:00:00.000Z',
    });
  });
});

describe('what cannot be delivered', () => {
  it('has no obstacle where a delivery method exists', () => {
    expect(textsOf([pallet], [item('Freezer', 80, ['hazardous'])], to('DE'))).toEqual([]);
    expect(textsOf([pallet], [], to('NO'))).toEqual([]);
  });

  it('names the item, the country and the reason of an obstacle', () => {
    const freezer = item('Freezer', 80, ['hazardous']);
    expect(textsOf([pallet], [freezer, item('Oven', 10)], to('NO'))).toEqual([
      'Freezer cannot be delivered to Norway: it needs dangerous goods, and nobody who delivers there offers that.',
    ]);
    expect(textsOf([pallet], [item('Press', 700)], to('DE'))).toEqual([
      'Press cannot be delivered to Germany: at 700 kg it is too heavy for those who deliver there.',
    ]);
    expect(textsOf([pallet], [item('Magnet', 90, [], 1, 'rigging')], to('DE'))).toEqual([
      'Magnet cannot be delivered to Germany: nobody who delivers there can handle it.',
    ]);
    expect(textsOf([pallet], [freezer], to('JP'))).toEqual(['We do not deliver to Japan.']);
    expect(textsOf([pallet], [item('Source', 10, ['radioactive'])], to('DE'))[0]).toMatch(
      /needs radioactive/,
    );
  });

  it('states that items cannot be delivered together', () => {
    const heavy = [item('Oven', 550), item('Press', 550)];
    expect(textsOf([pallet], heavy, to('DE'))).toEqual([expect.stringMatching(/delivery of their own/)]);
  });

  it('writes weights and days as the language of the reader does', () => {
    const german: Translate = Object.assign((text: string | null) => text as never, { locale: 'de' });
    const [obstacle] = obstaclesOf(
      [{ ...pallet, maxPieceKilograms: 1000.5 }],
      [item('Press', 1200.5)],
      to('DE'),
    );
    expect(obstacle && obstacleText(obstacle, german)).toContain('at 1.200,5 kg it is');
    expect(obstacle && obstacleText(obstacle, asItIs)).toContain('at 1,200.5 kg it is');
    const values = { method: 'Pallet', day: new Date('2026-12-03T00:00:00Z') };
    expect(obstacleText({ template: tooEarly, values }, german)).toContain('until 3. Dezember 2026 at');
    expect(obstacleText({ template: tooEarly, values }, asItIs)).toContain('until December 3, 2026 at');
  });

  it('names the parts of a delivery cost with their figures in the language of the reader', () => {
    const words = new Map([
      ['Weight', 'Gewicht'],
      ['Lift gate', 'Hebebühne'],
      ['pieces', 'Stück'],
    ]);
    const translate: Translate = Object.assign(
      (text: string | null) => (words.get(text ?? '') ?? text) as never,
      {
        locale: 'de',
      },
    );
    expect(costText('Weight, 31.5 kg', translate)).toBe('Gewicht, 31,5 kg');
    expect(costText('Weight, 1250 kg', translate)).toBe('Gewicht, 1.250 kg');
    expect(costText('Lift gate, 2 pieces', translate)).toBe('Hebebühne, 2 Stück');
    expect(costText('Lift gate', translate)).toBe('Hebebühne');
  });

  it('states an obstacle in the language of its reader, names included', () => {
    const german = new Map([
      [
        '{item} cannot be delivered to {place}: it needs {needs}, and nobody who delivers there offers that.',
        '{item} kann nicht nach {place} geliefert werden: nötig ist {needs}.',
      ],
      ['Freezer', 'Gefrierschrank'],
      ['Norway', 'Norwegen'],
      ['Dangerous goods', 'Gefahrgutabwicklung'],
    ]);
    const translate: Translate = (text) => german.get(text ?? '') ?? text;
    const [obstacle] = obstaclesOf([pallet], [item('Freezer', 80, ['hazardous'])], to('NO'));
    expect(obstacle && obstacleText(obstacle, translate)).toBe(
      'Gefrierschrank kann nicht nach Norwegen geliefert werden: nötig ist Gefahrgutabwicklung.',
    );
  });
});
