import { isRecordId, normalizeId } from '@relab/contract';

/** More of one call are not noted one by one; no call reads more. */
const maxRecords = 2_000;

const namesIds = /(?:^id|Ids?|^ids)$/;

/** Ids of records that a call names, at any depth; not those that it writes into fields. */
export function namedRecords(config: Readonly<Record<string, unknown>>): readonly string[] {
  const found = new Set<string>();
  const collect = (value: unknown, isId: boolean): void => {
    if (found.size >= maxRecords) return;
    if (typeof value === 'string') {
      if (!isId) return;
      for (const one of value.split(',')) if (isRecordId(one)) found.add(normalizeId(one));
    } else if (Array.isArray(value)) {
      for (const one of value) collect(one, isId);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        if (name !== 'fields') collect(member, namesIds.test(name));
      }
    }
  };
  collect(config, false);
  return [...found];
}
