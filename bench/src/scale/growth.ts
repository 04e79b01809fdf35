/** Something that grows with the number of listings: so much at none, and so much more for each. */
export interface Line {
  readonly atNone: number;
  readonly perListing: number;
}

export interface Point {
  readonly listings: number;
  readonly value: number;
}

/** The line with the least squares of relative errors, so that a small shop counts as much as a large one; it neither falls nor begins below 0. */
export function fitLine(points: readonly Point[]): Line {
  let sums = { weight: 0, x: 0, y: 0, xx: 0, xy: 0 };
  for (const { listings: x, value: y } of points) {
    const weight = y === 0 ? 1 : 1 / y ** 2;
    sums = {
      weight: sums.weight + weight,
      x: sums.x + weight * x,
      y: sums.y + weight * y,
      xx: sums.xx + weight * x * x,
      xy: sums.xy + weight * x * y,
    };
  }
  const spread = sums.weight * sums.xx - sums.x ** 2;
  const slope = spread === 0 ? 0 : (sums.weight * sums.xy - sums.x * sums.y) / spread;
  const perListing = Math.max(0, slope);
  return { atNone: Math.max(0, (sums.y - perListing * sums.x) / sums.weight), perListing };
}

export const valueAt = ({ atNone, perListing }: Line, listings: number): number =>
  atNone + perListing * listings;

/** The prediction for each size by the line through all others: how good it is for a size that nobody measured. */
export function predictEach(points: readonly Point[]): readonly (Point & { readonly predicted: number })[] {
  return points.map((point) => ({
    ...point,
    predicted: valueAt(fitLine(points.filter((other) => other !== point)), point.listings),
  }));
}

/** One kind of request: its share of all, and the processor time that it takes, in milliseconds. */
export interface RequestCost {
  readonly share: number;
  readonly web: Line;
  readonly database: Line;
}

/** An installation as it was measured. */
export interface Installation {
  readonly requests: readonly RequestCost[];
  /** Of a process that serves, in MB. */
  readonly memory: Line;
  /** Of the database, in MB. */
  readonly disk: Line;
  /** Seconds from the start of a process to its first page. */
  readonly ready: Line;
}

/** Euros a month. */
export interface Prices {
  readonly core: number;
  readonly memoryGigabyte: number;
  readonly diskGigabyte: number;
}

export interface Load {
  readonly listings: number;
  /** Requests a second. */
  readonly rate: number;
}

/** What a load needs. */
export interface Need {
  /** Each uses one core. */
  readonly processes: number;
  readonly databaseCores: number;
  /** MB of each process. */
  readonly memory: number;
  /** GB of the database, which each replica has too. */
  readonly disk: number;
  /** Seconds until a process is ready. */
  readonly ready: number;
  readonly euros: number;
}

/** A core that is used more than this makes its requests wait for each other. */
const usable = 0.6;
/** Part of the database that is better in memory. */
const cached = 0.25;

/** Cores that so much work in a second keeps as busy as they may be. */
const coresFor = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000 / usable));

export function needOf(installation: Installation, { listings, rate }: Load, prices: Prices): Need {
  const { requests } = installation;
  const busy = (part: 'web' | 'database'): number =>
    rate * requests.reduce((sum, cost) => sum + cost.share * valueAt(cost[part], listings), 0);
  const processes = coresFor(busy('web'));
  const databaseCores = coresFor(busy('database'));
  const memory = valueAt(installation.memory, listings);
  const disk = valueAt(installation.disk, listings) / 1024;
  const gigabytes = (processes * memory) / 1024 + cached * disk;
  return {
    processes,
    databaseCores,
    memory,
    disk,
    ready: valueAt(installation.ready, listings),
    euros:
      prices.core * (processes + databaseCores) +
      prices.memoryGigabyte * gigabytes +
      prices.diskGigabyte * disk,
  };
}

/** What must not be passed: there something has to be built differently. */
export interface Bound {
  readonly name: string;
  readonly atMost: number;
  readonly value: (need: Need) => number;
}

/** The first bound that is passed as a shop grows, and at how many listings; undefined where none is below `most`. */
export function firstBound(
  installation: Installation,
  bounds: readonly Bound[],
  rate: number,
  prices: Prices,
  most: number,
): { readonly name: string; readonly listings: number } | undefined {
  const steps = 200;
  for (let step = 0; step <= steps; step++) {
    const listings = Math.round(1_000 * (most / 1_000) ** (step / steps));
    const need = needOf(installation, { listings, rate }, prices);
    const passed = bounds.find(({ atMost, value }) => value(need) > atMost);
    if (passed) return { name: passed.name, listings };
  }
  return undefined;
}
