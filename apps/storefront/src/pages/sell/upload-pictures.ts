import type { Client } from '@relab/client';
import { uploadPicture } from '@relab/client/records';
import type { Problem } from '@relab/pages';
import { readText } from '../../form/form-reading.ts';
import { movedTo } from './picture-list.ts';
import {
  joinReferences,
  maxPictureBytes,
  maxPictures,
  pictureFailure,
  readReferences,
} from './picture-rules.ts';
import * as texts from './picture-texts.ts';

export interface UploadedPictures {
  readonly references: readonly string[];
  readonly problems: readonly Problem[];
}

/** A field without a file is sent as one without a name and without bytes. */
const filesIn = (form: FormData): readonly File[] =>
  form
    .getAll('pictureFiles')
    .filter((one) => one instanceof File && (one.size > 0 || one.name !== '')) as File[];

/** Applies a button beside a picture: `earlier`, `later` or `remove`, and the picture's reference. */
function rearranged(references: readonly string[], action: string): readonly string[] {
  const [verb, reference = ''] = action.split(' ');
  const at = references.indexOf(reference);
  if (at < 0) return references;
  if (verb === 'remove') return references.toSpliced(at, 1);
  return movedTo(references, at, at + (verb === 'earlier' ? -1 : 1));
}

/**
 * The pictures of a form: those that were sent ahead, and after them the files that came with it, where no script sent them
 * ahead. What cannot be accepted is listed by its name, and does not stop the others.
 */
export async function uploadPictures(client: Client, form: FormData): Promise<UploadedPictures> {
  const existing = readReferences(readText(form, 'pictures')).slice(0, maxPictures);
  const references = [...rearranged(existing, readText(form, 'pictureAction'))];
  const problems: Problem[] = [];
  const reject = (message: string) => problems.push({ field: 'pictureFiles', message });
  for (const file of filesIn(form)) {
    if (references.length >= maxPictures) {
      reject(texts.skipped(file.name, texts.tooMany(maxPictures)));
      continue;
    }
    if (file.size > maxPictureBytes) {
      reject(texts.rejected(file.name, texts.tooLarge));
      continue;
    }
    try {
      references.push((await uploadPicture(client, { fileData: file })).reference);
    } catch (error) {
      reject(texts.rejected(file.name, pictureFailure(error).message));
    }
  }
  return { references, problems };
}

/** The form as it comes back: with the pictures that are stored. */
export function withPictures(form: FormData, references: readonly string[]): FormData {
  const copy = new FormData();
  for (const [name, value] of form) if (typeof value === 'string') copy.append(name, value);
  copy.set('pictures', joinReferences(references));
  copy.delete('pictureAction');
  return copy;
}
