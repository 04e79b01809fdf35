import { maxPictureBytes, maxPictures, type PictureFailure } from './picture-rules.ts';
import * as texts from './picture-texts.ts';

/** How far a picture is: chosen, on its way, there, or stopped. */
export type PictureState =
  | { readonly kind: 'waiting' }
  /** `share` of its bytes has left, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'kept'; readonly reference: string }
  | { readonly kind: 'failed'; readonly failure: PictureFailure };

export interface Picture {
  readonly key: string;
  readonly name: string;
  /** Not there for one that came with the page. */
  readonly file?: File;
  readonly state: PictureState;
}

export type PictureChange =
  | { readonly kind: 'added'; readonly files: readonly { readonly key: string; readonly file: File }[] }
  | { readonly kind: 'state'; readonly key: string; readonly state: PictureState }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'moved'; readonly key: string; readonly to: number };

export const keptPictures = (references: readonly string[]): readonly Picture[] =>
  references.map((reference) => ({ key: reference, name: '', state: { kind: 'kept', reference } }));

/** A list with one member elsewhere; beyond its ends is at its ends. */
export function movedTo<Member>(list: readonly Member[], from: number, to: number): readonly Member[] {
  const rest = [...list];
  const [member] = rest.splice(from, 1);
  if (member === undefined) return list;
  rest.splice(Math.max(0, to), 0, member);
  return rest;
}

function newPicture({ key, file }: { readonly key: string; readonly file: File }): Picture {
  const failed = { kind: 'failed', failure: { message: texts.tooLarge, isFinal: true } } as const;
  return { key, name: file.name, file, state: file.size > maxPictureBytes ? failed : { kind: 'waiting' } };
}

/** The pictures after something happened. Those beyond the most that a form takes are left out. */
export function changePictures(pictures: readonly Picture[], change: PictureChange): readonly Picture[] {
  switch (change.kind) {
    case 'added':
      return [...pictures, ...change.files.map(newPicture)].slice(0, maxPictures);
    case 'state':
      return pictures.map((one) => (one.key === change.key ? { ...one, state: change.state } : one));
    case 'removed':
      return pictures.filter(({ key }) => key !== change.key);
    case 'moved':
      return movedTo(
        pictures,
        pictures.findIndex(({ key }) => key === change.key),
        change.to,
      );
  }
}

export const isUnderWay = ({ state }: Picture): boolean =>
  state.kind === 'waiting' || state.kind === 'sending';

export const hasFailed = ({ state }: Picture): boolean => state.kind === 'failed';

export const referencesOf = (pictures: readonly Picture[]): readonly string[] =>
  pictures.flatMap(({ state }) => (state.kind === 'kept' ? [state.reference] : []));
