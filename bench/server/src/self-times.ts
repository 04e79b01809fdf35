/** What Node's `--cpu-prof` writes, as far as it is used here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

/**
 * The functions in which a program spent most time itself within its last so many seconds (before, it started), each
 * with its share of the time that it worked.
 */
export function hottest(
  { nodes, samples, timeDeltas }: CpuProfile,
  { root, most, lastSeconds }: { readonly root: string; readonly most: number; readonly lastSeconds: number },
): string[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const where = url.replace('file://', '').replace(root, '');
      return [id, `${functionName || '(anonymous)'} ${where}${where ? `:${lineNumber + 1}` : ''}`] as const;
    }),
  );
  const times = new Map<string, number>();
  let left = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  for (const [at, sample] of samples.entries()) {
    left -= timeDeltas[at] ?? 0;
    if (left > lastSeconds * 1e6) continue;
    const name = names.get(sample) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  for (const name of times.keys()) if (/^\((?:idle|root)\)/.test(name)) times.delete(name);
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}`);
}
