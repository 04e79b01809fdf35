import { mediaSources, mediaTurns } from '@relab/content';
import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { createMedia, type Media, type PictureProcesses } from '@relab/server/media';
import type { ByteStore } from '@relab/server/storage';
import { documentLanguages } from '../documents/localized-document.ts';
import { renderers } from '../media/renderers.ts';

interface MediaParts {
  readonly database: Database;
  /** Where renditions are stored. */
  readonly store: ByteStore;
  readonly documents: FileStore;
  readonly pictures: PictureProcesses;
  readonly log: (line: string) => void;
}

/** The pictures and documents of the site, made when they are first requested. */
export const openMedia = ({ database, store, documents, pictures, log }: MediaParts): Media =>
  createMedia({
    store,
    sources: mediaSources(database),
    turns: mediaTurns(database),
    renderers: renderers(database, documents),
    documentLanguages,
    workOf: pictures.of,
    log,
  });
