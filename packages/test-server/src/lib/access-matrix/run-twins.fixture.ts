import type { TestResponse } from '../server.fixture.ts';
import type { KnownRecord, Sent } from './matrix-call.fixture.ts';
import { type Naming, namings, twinOf, unknownFor } from './twins.fixture.ts';
import type { Somebody, World } from './world.fixture.ts';

const whole = ({ status, body }: TestResponse): string => `${status} ${JSON.stringify(body)}`;

const shown = ({ method, path, body }: Sent): string =>
  `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`;

/** eTags are made of the rest, the address in which the name stands included. */
const withoutTags = (text: string): string => text.replaceAll(/"(?:eTag|listInfoETag)":"[^"]*"/g, '""');

/** The requests by which somebody can tell a hidden name from one that is not there. */
export async function telling(
  principal: Somebody,
  record: KnownRecord,
  world: World,
): Promise<readonly string[]> {
  const offences: string[] = [];
  const compare = async (naming: Naming): Promise<void> => {
    const { hidden, sent } = naming;
    const known = whole(await world.send(sent, principal.browser));
    const unknown = whole(await world.send(twinOf(naming), principal.browser));
    const renamed = known.replaceAll(hidden, unknownFor(hidden));
    if (withoutTags(renamed) !== withoutTags(unknown))
      offences.push(
        `${principal.role}: ${shown(sent)}\n  ${known.slice(0, 400)}\n  ${unknown.slice(0, 400)}`,
      );
  };
  for (const naming of namings(record, principal.lab)) await compare(naming);
  return offences;
}
