import { literal, quote, type Trigger } from './table.ts';

/** Arguments of a function are a hundred at most; each key takes two. */
const keysPerObject = 45;

function changesOf(tracked: Trigger['tracked']): string {
  const pairs = Object.entries(tracked).map(([key, column]) => {
    const [before, after] = [`old.${quote(column)}`, `new.${quote(column)}`];
    return `${literal(key)}, case when ${before} is distinct from ${after} then jsonb_build_array(${before}, ${after}) end`;
  });
  const objects = Array.from({ length: Math.ceil(pairs.length / keysPerObject) }, (_, index) => {
    const some = pairs.slice(index * keysPerObject, (index + 1) * keysPerObject);
    return `jsonb_strip_nulls(jsonb_build_object(${some.join(', ')}))`;
  });
  return objects.length === 0 ? `'{}'::jsonb` : `(${objects.join(' || ')})`;
}

/** A function of the trigger's own: written out for the columns it compares them in a tenth of the time. */
export function createTrigger(table: string, { name, body, tracked, when }: Trigger): string {
  const condition = when === undefined ? '' : ` when (${when})`;
  const written = body.replaceAll('{changes}', () => changesOf(tracked));
  return `create or replace function ${quote(name)}() returns trigger language plpgsql as $trigger$
    begin
      ${written}
      return null;
    end $trigger$;
  create trigger ${quote(name)} after insert or update or delete on ${quote(table)}
    for each row${condition} execute function ${quote(name)}()`;
}

export const dropTrigger = (table: string, name: string): string =>
  `drop trigger if exists ${quote(name)} on ${quote(table)}; drop function if exists ${quote(name)}()`;

export const renameTrigger = (table: string, name: string, to: string): string =>
  `alter trigger ${quote(name)} on ${quote(table)} rename to ${quote(to)};
  alter function ${quote(name)}() rename to ${quote(to)}`;
