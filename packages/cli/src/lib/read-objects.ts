import { getObjectInfos } from '@relab/contract/records';
import { CommandError } from './command-error.ts';
import { type ObjectFacts, objectFacts } from './object-facts.ts';
import { errorMessage, type SendCall } from './send-call.ts';

/** The number of objects in one batch. */
const batchSize = 100;

interface BatchItem {
  readonly statusCode?: unknown;
  readonly result?: unknown;
}

/** The infos of the named objects, each once, in the order of their names. Throws a CommandError that lists those that are not there. */
export async function readObjects(send: SendCall, names: readonly string[]): Promise<readonly ObjectFacts[]> {
  const found = new Map<string, ObjectFacts>();
  const missing: string[] = [];
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize);
    const { results } = Object(await send(getObjectInfos, { objectApiNames: batch })) as {
      readonly results?: readonly BatchItem[];
    };
    for (const [index, name] of batch.entries()) {
      const { statusCode, result } = Object(results?.[index]) as BatchItem;
      const facts = statusCode === 200 ? objectFacts(result) : undefined;
      if (facts) found.set(facts.apiName, facts);
      else missing.push([name, errorMessage(result)].filter((part) => part !== '').join(': '));
    }
  }
  if (missing.length > 0)
    throw new CommandError(
      `The server has no such objects, or does not show them to you:\n${missing.map((each) => `  ${each}`).join('\n')}`,
    );
  return [...found.values()].sort((a, b) => (a.apiName < b.apiName ? -1 : 1));
}
