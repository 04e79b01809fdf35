/** The content of a module of `relab types` below its first line, which names the server and the day. */
export const moduleBody = (text: string): string => text.slice(text.indexOf('\n') + 1);

/** The API names of the objects in a module. */
export const moduleObjects = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}readonly apiName: ['"](\w+)['"];$/gm)].map((match) => String(match[1]));

/** Every field and relation of a module by `Object.Name`, as it is declared, on one line. */
function membersOf(text: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let object = '';
  let statement = '';
  for (const line of text.split('\n')) {
    const [, started] = /^export interface (\w+)Object \{$/.exec(line) ?? [];
    if (started !== undefined) object = started;
    // Members stand four blanks in, the lines of a long one further.
    if (!/^ {4}/.test(line)) continue;
    statement += line.trim();
    if (!/^readonly \w+: .*;$/.test(statement)) continue;
    const [, name = '', declared = ''] = /^readonly (\w+): (.*);$/.exec(statement) ?? [];
    members.set(`${object}.${name}`, declared.replaceAll(/\s|(?<=<)\|/g, ''));
    statement = '';
  }
  return members;
}

/** What is new, gone or other in a later module, a line each; empty where both say the same. */
export function moduleChanges(before: string, after: string): readonly string[] {
  const [old, present] = [membersOf(before), membersOf(after)];
  const lines = [
    ...[...old.keys()].filter((name) => !present.has(name)).map((name) => `${name} is gone`),
    ...[...present].flatMap(([name, declared]) => {
      if (!old.has(name)) return [`${name} is new`];
      return old.get(name) === declared ? [] : [`${name} has changed`];
    }),
  ].sort();
  // Labels and the order of declarations are no members.
  if (lines.length === 0 && moduleBody(before) !== moduleBody(after))
    return ['labels or comments have changed'];
  return lines;
}
