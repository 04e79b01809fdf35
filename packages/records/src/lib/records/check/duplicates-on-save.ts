import { type FieldProblem, saveError } from '@relab/server/http';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { DuplicateMatch, RecordsContext } from '../../query/records-context.ts';
import type { ReadyWrite, WriteErrors } from '../record-write.ts';

function problemOf(matches: readonly DuplicateMatch[], context: RecordsContext): FieldProblem {
  const matchResults = matches.map(({ apiName, matchRule, recordIds, allowSave }) => {
    const object = context.objects.get(apiName);
    return {
      apiName,
      isAllowSave: allowSave,
      matchRecordIds: recordIds,
      matchRule,
      objectLabel: object?.label ?? apiName,
      objectLabelPlural: object?.labelPlural ?? apiName,
      themeInfo: { color: object?.color ?? null, iconUrl: null },
    };
  });
  return {
    code: 'DUPLICATES_DETECTED',
    field: null,
    message: context.objects.texts.records.duplicate,
    duplicates: { matchResults },
  };
}

/** Refuses what is there already: always where a rule blocks, else until the writer says to save all the same. */
export async function duplicateErrors(
  object: ObjectDeclaration,
  verb: 'create' | 'update',
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<WriteErrors> {
  if (!context.findDuplicates || object.duplicateRules.length === 0) return new Map();
  const saved = ready.map(({ write, names }) => ({ id: write.id, changed: names }));
  const found = await context.findDuplicates(object, verb, saved, context);
  return new Map(
    ready.flatMap(({ write }) => {
      const matches = found.get(write.id) ?? [];
      const errors = matches.some(({ allowSave }) => !(allowSave && write.allowDuplicates));
      return errors ? [[write, saveError(verb, [problemOf(matches, context)])] as const] : [];
    }),
  );
}
