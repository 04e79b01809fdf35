/** How a process is, at one moment. */
export interface LoadSample {
  /** Milliseconds that a turn of the event loop came late, on average since the sample before. */
  readonly loopDelay: number;
  /** Of the memory that the process may have, from 0 to 1: the fullest of its heap and the cgroups it is in. */
  readonly memory: number;
  /** Work that waits for a connection to the database. */
  readonly waiting: number;
}

/** From where on a process has too much to do. */
export type LoadLimits = LoadSample;

/** `normal`: everybody is served. Each level after it serves fewer: see `servesAt`. */
export type LoadLevel = 'normal' | 'busy' | 'overloaded' | 'critical';

const levels: readonly LoadLevel[] = ['normal', 'busy', 'overloaded', 'critical'];

/** The place of a level among all, from 0. */
export const severityOf = (level: LoadLevel): number => levels.indexOf(level);

/** What brings a measure from one level to the next: time and work are twice as much each, memory takes a part of what is left. */
const steps = (limit: number): readonly number[] => [limit, 2 * limit, 4 * limit];
const memorySteps = (limit: number): readonly number[] =>
  [0, 0.4, 0.7].map((part) => limit + part * (1 - limit));

/** A level is left once its measure is that much below what led to it. */
const relief = 0.7;
const memoryRelief = 0.05;

const above = (value: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => value >= threshold).length;

/** The level that a sample leads to, and the one that it stays at if that was reached before. */
function severities(
  { loopDelay, memory, waiting }: LoadSample,
  limits: LoadLimits,
): { readonly enters: number; readonly stays: number } {
  const delays = steps(limits.loopDelay);
  const queues = steps(limits.waiting);
  const shares = memorySteps(limits.memory);
  const relieved = (thresholds: readonly number[]): readonly number[] =>
    thresholds.map((threshold) => threshold * relief);
  return {
    enters: Math.max(above(loopDelay, delays), above(waiting, queues), above(memory, shares)),
    stays: Math.max(
      above(loopDelay, relieved(delays)),
      above(waiting, relieved(queues)),
      above(memory + memoryRelief, shares),
    ),
  };
}

/** Follows samples; returns the level after each. */
export type FollowLoad = (sample: LoadSample) => LoadLevel;

/**
 * A level is reached when as many samples in a row say so, and left when as many say that it is well below: one long pause, such as
 * a collection of garbage or a machine that was busy with something else, changes nothing.
 */
export function followLoad(limits: LoadLimits, samplesInRow: number): FollowLoad {
  const latest: { readonly enters: number; readonly stays: number }[] = [];
  let severity = 0;
  return (sample) => {
    latest.push(severities(sample, limits));
    if (latest.length > samplesInRow) latest.shift();
    if (latest.length === samplesInRow) {
      const reached = Math.min(...latest.map(({ enters }) => enters));
      const kept = Math.max(...latest.map(({ stays }) => stays));
      severity = reached > severity ? reached : Math.min(severity, kept);
    }
    return levels[severity] ?? 'normal';
  };
}
