import type { Autosave, ContentDocument } from '@relab/contract/content';
import { isSame, type Json, type JsonObject } from './body-value.ts';

/** What an author writes of a variant. */
export interface Draft {
  readonly title: string;
  readonly urlName: string;
  readonly body: JsonObject;
}

export const draftOf = ({
  title,
  urlName,
  contentBody,
}: Pick<ContentDocument | Autosave, 'title' | 'urlName' | 'contentBody'>): Draft => ({
  title,
  urlName: urlName ?? '',
  body: contentBody as JsonObject,
});

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.title === other.title && one.urlName === other.urlName && isSame(one.body, other.body);

/** A part of a draft that is decided as a whole: the title, the URL name, or a member of the body. */
export interface DraftConflict {
  /** `title`, `urlName`, or `body.<name>`. */
  readonly part: string;
  readonly original: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

const partsOf = ({ title, urlName, body }: Draft): ReadonlyMap<string, Json> =>
  new Map<string, Json>([
    ['title', title],
    ['urlName', urlName],
    ...Object.entries(body).map(([name, value]): [string, Json] => [`body.${name}`, value]),
  ]);

function fromParts(parts: ReadonlyMap<string, Json>): Draft {
  const body = [...parts].flatMap(([part, value]) =>
    part.startsWith('body.') ? [[part.slice('body.'.length), value] as const] : [],
  );
  return {
    title: String(parts.get('title') ?? ''),
    urlName: String(parts.get('urlName') ?? ''),
    body: Object.fromEntries(body),
  };
}

export interface MergedDrafts {
  /** What only one side has changed is as that side has it; where both did, it is mine. */
  readonly draft: Draft;
  /** Where both sides wrote something else. */
  readonly conflicts: readonly DraftConflict[];
}

/** Two drafts that began from the same one. */
export function mergeDrafts(original: Draft, mine: Draft, theirs: Draft): MergedDrafts {
  const [from, own, others] = [partsOf(original), partsOf(mine), partsOf(theirs)];
  const merged = new Map<string, Json>();
  const conflicts: DraftConflict[] = [];
  for (const part of new Set([...own.keys(), ...others.keys()])) {
    const [before, ownValue, otherValue] = [from.get(part), own.get(part), others.get(part)];
    const isMine = !isSame(before, ownValue);
    if (isMine && !isSame(before, otherValue) && !isSame(ownValue, otherValue))
      conflicts.push({ part, original: before, mine: ownValue, theirs: otherValue });
    const value = isMine ? ownValue : otherValue;
    if (value !== undefined) merged.set(part, value);
  }
  return { draft: fromParts(merged), conflicts };
}

/** `title`, `urlName`, or `body.<name>` of a draft. */
export const partOf = ({ title, urlName, body }: Draft, part: string): Json | undefined =>
  part === 'title' ? title : part === 'urlName' ? urlName : body[part.slice('body.'.length)];

/** A draft with the parts that were decided; undefined takes a part out. */
export function withParts(draft: Draft, decided: ReadonlyMap<string, Json | undefined>): Draft {
  const parts = new Map(partsOf(draft));
  for (const [part, value] of decided) {
    if (value === undefined) parts.delete(part);
    else parts.set(part, value);
  }
  return fromParts(parts);
}
