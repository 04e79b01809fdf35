import { entriesOf, isText, readList } from './json-list.ts';

/** What was tested, and what came out. */
export interface Test {
  readonly what: string;
  readonly result: string;
}

export function readTests(json: string | null | undefined): readonly Test[] {
  return entriesOf(json).flatMap(({ what, result }) =>
    isText(what) ? [{ what, result: isText(result) ? result : '' }] : [],
  );
}

export function readTexts(json: string | null | undefined): readonly string[] {
  return readList(json).filter(isText);
}
