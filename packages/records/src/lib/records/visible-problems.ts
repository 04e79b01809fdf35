import { type ApiError, type FieldProblem, type SaveVerb, saveError } from '@relab/server/http';
import { mayReadField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { ruleCode } from './check/validation-rules.ts';

/**
 * What is wrong with a record as its writer may know it: a field that they may not read is not named, and nothing is said of
 * its value. The message of a validation rule is meant for the writer; a name that the writer sent is reported as unknown.
 */
const visibleProblems = (
  problems: readonly FieldProblem[],
  object: ObjectDeclaration,
  { principal, objects }: RecordsContext,
): readonly FieldProblem[] =>
  problems.map((problem) => {
    const { code, message } = problem;
    const field = problem.field === null ? undefined : object.allFields[problem.field];
    if (!field || code === 'INVALID_FIELD' || mayReadField(field, principal)) return problem;
    const told = code === ruleCode ? message : objects.texts.records.hidden;
    return { code, field: null, message: told };
  });

/** The error of a record that could not be saved, with what its writer may know of the problems. */
export const rejected = (
  verb: SaveVerb,
  problems: readonly FieldProblem[],
  object: ObjectDeclaration,
  context: RecordsContext,
): ApiError => saveError(verb, visibleProblems(problems, object, context));
