import type { QuickActionExecution } from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { invalidInput } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { createRecord, updateRecord } from '../records/write-records.ts';
import { findActionOnRecord, requireDoable } from './action-on-record.ts';
import { fieldsNeeded, formFields, ownValues, parentFieldOf, readValues } from './action-values.ts';
import type { NamedAction } from './quick-action.ts';
import type { RecordFacts } from './record-facts.ts';

type FieldInput = Readonly<Record<string, unknown>>;

export interface Execution {
  readonly actionApiName: string;
  readonly contextId?: string | undefined;
  /** The object, where the caller names it once more. */
  readonly apiName?: string | undefined;
  readonly fields?: FieldInput | undefined;
  readonly allowSaveOnDuplicate?: boolean | undefined;
}

/** */
function requireVerb({ action, apiName }: NamedAction, verb: 'create' | 'update'): void {
  if ((action.type === 'Update') === (verb === 'update')) return;
  const method = action.type === 'Update' ? 'PATCH' : 'POST';
  throw invalidInput(`${apiName} is performed by ${method}.`);
}

/** What is saved: what the action fills in, and over it what was typed. The parent and the record type stay. */
function savedFields(
  found: NamedAction,
  parent: RecordFacts | undefined,
  own: ReadonlyMap<string, unknown>,
  input: FieldInput,
): FieldInput {
  const typed = formFields(found);
  const locked = ['RecordTypeId', parent && parentFieldOf(found, parent)];
  const fixed = [...own].filter(([name]) => locked.includes(name) && !typed.includes(name));
  return { ...Object.fromEntries(own), ...input, ...Object.fromEntries(fixed) };
}

async function save(
  found: NamedAction,
  parent: RecordFacts | undefined,
  fields: FieldInput,
  execution: Execution,
  context: RecordsContext,
): Promise<string> {
  const options = { allowSaveOnDuplicate: execution.allowSaveOnDuplicate };
  if (found.action.type !== 'Update') {
    return (await createRecord(found.target.apiName, fields, options, context)).id;
  }
  return (await updateRecord(parent?.id ?? '', fields, options, context)).id;
}

const messageOf = ({ action, target }: NamedAction, { objects }: RecordsContext): string => {
  const { saved, created } = objects.texts.actions;
  return action.successMessage ?? (action.type === 'Update' ? saved : created)(target.label);
};

/**
 * Does what a quick action does, as its caller: a record is created or changed with the same checks, rights and errors as
 * without the action, all of it in one transaction. Two statements for the record that it is done with, and those of the save.
 * Throws as `findActionOnRecord` and `requireDoable`, and INVALID_INPUT for the wrong method.
 */
export function performAction(
  verb: 'create' | 'update',
  execution: Execution,
  context: RecordsContext,
): Promise<Tagged<QuickActionExecution>> {
  return inTransaction(context.database, async (database) => {
    const inner = { ...context, database };
    // Of two who do the same at one moment, the second finds out whether it can still be done.
    const { actionApiName, contextId } = execution;
    const { found, parent } = await findActionOnRecord(actionApiName, contextId, inner, verb === 'update');
    requireVerb(found, verb);
    requireDoable({ found, parent }, context);
    if (execution.apiName !== undefined && execution.apiName !== found.target.apiName) {
      throw invalidInput(`${found.apiName} is about ${found.target.apiName}.`);
    }
    const values = parent && (await readValues(parent, fieldsNeeded(found), inner));
    const own = ownValues(found, parent, values, inner.now());
    const fields = savedFields(found, parent, own, execution.fields ?? {});
    const id = await save(found, parent, fields, execution, inner);
    return withETag({
      contextId: parent?.id ?? null,
      feedItemId: null,
      id,
      isCreated: verb === 'create',
      isSuccess: true,
      successMessage: messageOf(found, context),
    });
  });
}
