import { withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { ReadyWrite, RecordWrite, WriteErrors } from './record-write.ts';
import { toSaveError } from './write-error.ts';
import { storeGroup, type WriteGroup } from './write-group.ts';

type Outcomes = ReadonlyMap<RecordWrite, RecordText | ApiError | null>;

class StoreFailure extends Error {
  readonly errors: WriteErrors;

  constructor(errors: WriteErrors) {
    super();
    this.errors = errors;
  }
}

/** Rolled back as a whole when anything of it fails. */
const storeAll = (group: WriteGroup, ready: readonly ReadyWrite[], context: RecordsContext) =>
  withSavepoint(context.database, async () => {
    const { records, errors } = await storeGroup(group, ready, context);
    if (errors.size > 0) throw new StoreFailure(errors);
    return records;
  });

/** Some of them; where it is not known which ones fail, halves are tried until it is. */
async function storeHalves(
  group: WriteGroup,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<Outcomes> {
  const middle = Math.ceil(ready.length / 2);
  const first = await storePossible(group, ready.slice(0, middle), context);
  const second = await storePossible(group, ready.slice(middle), context);
  return new Map([...first, ...second]);
}

/** Inside a transaction: stores as many of a group as can be, and says of the others what is wrong with them. */
export async function storePossible(
  group: WriteGroup,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<Outcomes> {
  if (ready.length === 0) return new Map();
  try {
    return await storeAll(group, ready, context);
  } catch (error) {
    if (error instanceof StoreFailure && (group.kind !== 'delete' || ready.length === 1)) {
      const rest = ready.filter(({ write }) => !error.errors.has(write));
      return new Map([...error.errors, ...(await storePossible(group, rest, context))]);
    }
    const verb = group.kind === 'create' ? 'create' : 'update';
    const known =
      error instanceof StoreFailure ? error : toSaveError(group.object, verb, error, context.objects);
    if (!(known instanceof ApiError || known instanceof StoreFailure)) throw error;
    const [only] = ready;
    if (only && ready.length === 1 && known instanceof ApiError) return new Map([[only.write, known]]);
    return await storeHalves(group, ready, context);
  }
}
