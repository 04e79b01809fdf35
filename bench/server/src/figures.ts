import type { Round } from './load/load.ts';
import type { Finding, Measured } from './measure.ts';
import type { PeerName } from './peers/peer.ts';

/** All that was measured on one engine with so many listings. */
export interface Results extends Measured {
  readonly engine: 'PostgreSQL' | 'PGlite';
  readonly rows: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const findingOf = (
  { findings }: Measured,
  peer: PeerName,
  scenario: Finding['scenario'],
  clients: number,
): Finding | undefined =>
  findings.find((one) => one.peer === peer && one.scenario === scenario && one.clients === clients);

/** The median over the rounds; undefined where there are none. */
export function figureOf(
  results: Measured,
  peer: PeerName,
  scenario: Finding['scenario'],
  clients: number,
  name: keyof Round,
): number | undefined {
  const rounds = findingOf(results, peer, scenario, clients)?.rounds;
  if (rounds === undefined || typeof rounds === 'string') return undefined;
  return median(rounds.map((round) => round[name]));
}
