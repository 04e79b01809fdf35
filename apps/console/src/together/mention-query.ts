/** A name that is being typed behind an @: where it begins, and what of it is there. */
export interface MentionQuery {
  readonly start: number;
  readonly fragment: string;
}

export interface MentionedPerson {
  readonly id: string;
  readonly name: string;
}

const pattern = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+){0,2})$/u;

/** What is typed of a mention at the caret; undefined where none is. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(0, caret);
  const fragment = pattern.exec(before)?.[1];
  return fragment === undefined ? undefined : { start: caret - fragment.length - 1, fragment };
}

/** The text with the name in place of what was typed of it, and where the caret is then. */
export function withMention(
  text: string,
  caret: number,
  { start }: MentionQuery,
  name: string,
): { readonly text: string; readonly caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length };
}

/** Those whose names still stand in the text: taking the name out takes the mention back. */
export const mentionedIn = (text: string, people: readonly MentionedPerson[]): readonly MentionedPerson[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

export interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** A text in parts: the mentions, and what is between them. */
export function mentionParts(text: string, people: readonly MentionedPerson[]): readonly TextPart[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let rest = text;
  while (rest !== '') {
    const next = names
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) return [...parts, { text: rest, isMention: false }];
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), isMention: false });
    parts.push({ text: next.name, isMention: true });
    rest = rest.slice(next.at + next.name.length);
  }
  return parts;
}
