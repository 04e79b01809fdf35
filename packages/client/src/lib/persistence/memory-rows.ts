import type { Row, RowChanges, Rows } from './rows.ts';

/** Rows that last as long as the page: for tests, and where nothing may be written to a disk. */
export function memoryRows(): Rows {
  const partitions = new Map<string, Map<string, Row>>();

  function of(partition: string): Map<string, Row> {
    const cached = partitions.get(partition) ?? new Map<string, Row>();
    partitions.set(partition, cached);
    return cached;
  }

  const all = (partition: string): readonly Row[] =>
    [...of(partition).values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => structuredClone(row));

  function change(partition: string, { put = [], drop = [] }: RowChanges): void {
    const copies = put.map((row) => structuredClone(row));
    const rows = of(partition);
    for (const id of drop) rows.delete(id);
    for (const row of copies) rows.set(row.id, row);
  }

  return {
    all: async (partition) => all(partition),
    change: async (partition, changes) => change(partition, changes),
    async update(partition, decide) {
      const { result, ...changes } = decide(all(partition));
      change(partition, changes);
      return result;
    },
    async clear(partition) {
      partitions.delete(partition);
    },
    async expire(before) {
      for (const rows of partitions.values())
        for (const { id, usedAt } of [...rows.values()]) if (usedAt < before) rows.delete(id);
    },
  };
}
