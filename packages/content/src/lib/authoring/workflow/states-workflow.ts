import { checkValue, type Problem, type Schema } from '@relab/contract';
import { type SpaceWorkflow, statesWorkflowType, workflowRights } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';

export type StatesWorkflow = Pick<SpaceWorkflow, 'moves' | 'requiresApproval' | 'states'>;

export const noWorkflow: StatesWorkflow = { moves: [], requiresApproval: false, states: [] };

const id: Schema = { type: 'string', pattern: '^[\\w-]{1,40}$' };
const label: Schema = { type: 'string', minLength: 1, maxLength: 80, 'x-trim': true };

/** What an entry of `workflowConfigs` has that gives a space states. */
const entrySchema: Schema = {
  type: 'object',
  required: ['states', 'moves'],
  properties: {
    requiresApproval: { type: 'boolean' },
    states: {
      type: 'array',
      minItems: 2,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'label'],
        properties: { id, label, isApproved: { type: 'boolean' } },
      },
    },
    moves: {
      type: 'array',
      maxItems: 400,
      items: {
        type: 'object',
        required: ['from', 'to', 'right'],
        properties: { from: id, to: id, right: { type: 'string', enum: [...workflowRights] } },
      },
    },
  },
};

interface Entry {
  readonly requiresApproval?: boolean;
  readonly states: readonly { readonly id: string; readonly label: string; readonly isApproved?: boolean }[];
  readonly moves: StatesWorkflow['moves'];
}

type Entries = readonly Readonly<Record<string, unknown>>[];

/** What is wrong with it beside its form, in a sentence. */
function contradiction({ states, moves, requiresApproval }: Entry): string | undefined {
  const ids = new Set(states.map((state) => state.id));
  if (ids.size < states.length) return 'Each state has an id of its own.';
  if (requiresApproval && !states.some(({ isApproved }) => isApproved))
    return 'A space that demands approval has a state that approves.';
  if (states[0]?.isApproved) return 'The first state is that of what is new, and approves nothing.';
  const pairs = moves.map(({ from, to }) => `${from} ${to}`);
  if (new Set(pairs).size < pairs.length) return 'Each move is there once.';
  if (moves.some(({ from, to }) => from === to || !ids.has(from) || !ids.has(to)))
    return 'A move leads from a state to another one.';
  return undefined;
}

/** Throws for an entry of the type `States` that gives no states; entries of other types are anything. */
export function checkWorkflows(entries: Entries): StatesWorkflow {
  const own = entries.filter(({ type }) => type === statesWorkflowType);
  const [entry] = own;
  if (!entry) return noWorkflow;
  const reject = (message: string): never => {
    throw badRequest(message, 'workflowConfigs');
  };
  if (own.length > 1) reject('A space has one workflow of states.');
  const problems: Problem[] = [];
  const checked = checkValue(entrySchema, entry, problems) as Entry;
  const [problem] = problems;
  if (problem) reject(`${problem.path.join('.')}: ${problem.message}`);
  const wrong = contradiction(checked);
  if (wrong !== undefined) reject(wrong);
  return {
    moves: checked.moves,
    requiresApproval: checked.requiresApproval ?? false,
    states: checked.states.map((state) => ({ ...state, isApproved: state.isApproved ?? false })),
  };
}

/** The states of a space, as they are stored: they were checked when they were written. */
export async function readWorkflow(database: Database, spaceId: string): Promise<StatesWorkflow> {
  const space = await database
    .selectFrom('managed_content_space')
    .select('workflow_configs')
    .where('id', '=', spaceId)
    .executeTakeFirst();
  try {
    return checkWorkflows(space?.workflow_configs ?? []);
  } catch {
    // Of before entries of this type meant anything here.
    return noWorkflow;
  }
}
