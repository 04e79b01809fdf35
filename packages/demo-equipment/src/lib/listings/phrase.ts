import type { Random } from './random.ts';

const slot = /\{([^{}]+)\}/g;
const range = /^(-?\d+(?:\.(\d+))?)\.\.(-?\d+(?:\.\d+)?)$/;

/**
 * Fills a sentence with this unit's details: `{a|b}` takes one of the words, `{3985..4012}` a number between both
 * ends with as many decimals as the first one has.
 */
export function phrase(template: string, random: Random): string {
  return template.replace(slot, (_, inside: string) => {
    const [, from, decimals, to] = range.exec(inside) ?? [];
    if (from === undefined || to === undefined) return random.pick(inside.split('|'));
    const value = Number(from) + random.next() * (Number(to) - Number(from));
    return spell(value, decimals?.length ?? 0);
  });
}

function spell(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 ? `−${digits}` : digits;
}
