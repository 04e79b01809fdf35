import { type Client, ClientError } from '@relab/client';
import { cancelMediaUpload, createMedia, getMediaItems, replaceMediaFile } from '@relab/client/content';
import { type MediaConflict, type MediaItem, maxMediaBytes } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import {
  changeUploads,
  type Duplicates,
  kindOfTypes,
  type MediaUpload,
  type ReplacedMedia,
  sha256Of,
  type UploadState,
  uploadTypes,
} from './media-upload.ts';
import {
  type FileInParts,
  type MediaTarget,
  minBytesInParts,
  persist,
  type SendingInParts,
  sendInParts,
} from './send-in-parts.ts';
import * as texts from './texts.ts';

export interface MediaUploads {
  /** Those that are on their way, wait for a decision, or have failed. */
  readonly uploads: readonly MediaUpload[];
  readonly add: (files: Iterable<File>) => void;
  /** Sends a file in place of the one of a content. */
  readonly replace: (replaced: ReplacedMedia, file: File, types: readonly string[]) => void;
  /** Sends one once more; `allowDuplicate`: although the library has its file. */
  readonly retry: (id: string, allowDuplicate?: boolean) => void;
  /** Stops one, or forgets it. */
  readonly remove: (id: string) => void;
}

export interface MediaUploadsProps {
  readonly spaceId: string;
  /** Where the pictures go: the root of the space without it. */
  readonly folderId?: string | undefined;
  /** Media types that are taken; all of the library without it. */
  readonly types?: readonly string[] | undefined;
  readonly onUploaded: (item: MediaItem) => void;
  readonly onReplaced?: ((item: MediaItem) => void) | undefined;
}

/** The second fills the pauses of the first; more would only share the same line. */
const lanes = 2;

const isMediaConflict = (body: unknown): body is MediaConflict =>
  typeof body === 'object' && body !== null && 'output' in body;

/** What is wrong with a file before any of it is sent; its bytes have the last word. */
function problemOf(file: File, types: readonly string[]): string | undefined {
  if (file.size === 0) return texts.emptyFile;
  if (file.size > maxMediaBytes) return texts.tooLarge(maxMediaBytes / 1_048_576);
  return file.type !== '' && !types.includes(file.type) ? texts.wrongTypes[kindOfTypes(types)] : undefined;
}

function newUpload(file: File, types: readonly string[]): MediaUpload {
  const message = problemOf(file, types);
  const state: UploadState =
    message === undefined ? { kind: 'waiting' } : { kind: 'failed', message, isFinal: true };
  return { id: crypto.randomUUID(), file, allowDuplicate: false, state };
}

/** What the library has of this file already, before a byte of it is sent. */
async function findDuplicates(client: Client, contentSpaceId: string, fileHash: string): Promise<Duplicates> {
  return (await getMediaItems(client, { contentSpaceId, fileHash, pageSize: 20 })).items;
}

/** Sends a file in one request. */
const sendWhole = (
  client: Client,
  { file, target, allowDuplicate }: Omit<FileInParts, 'fileHash'>,
  options: Pick<SendingInParts, 'signal' | 'onProgress'>,
): Promise<MediaItem> =>
  target.kind === 'content'
    ? replaceMediaFile(client, { contentKeyOrId: target.contentKey, fileData: file }, options)
    : createMedia(client, { contentSpaceOrFolderId: target.id, fileData: file, allowDuplicate }, options);

/**
 * Sends files into the library, some at a time, each with how far it is. What is under way stops with the page; of large files the
 * parts that have arrived stay at the server for a day.
 */
export function useMediaUploads({
  spaceId,
  folderId,
  types = uploadTypes,
  onUploaded,
  onReplaced,
}: MediaUploadsProps): MediaUploads {
  const client = useClient();
  const [uploads, change] = useReducer(changeUploads, []);
  const sending = useRef(new Map<string, AbortController>());
  /** Ids at the server, by ours, of those that go in parts. */
  const begun = useRef(new Map<string, string>());

  const send = useEffectEvent(async ({ id, file, allowDuplicate, replaces }: MediaUpload): Promise<void> => {
    const control = new AbortController();
    sending.current.set(id, control);
    const show = (state: UploadState): void => {
      if (!control.signal.aborted) change({ kind: 'state', id, state });
    };
    let percent = 0;
    show({ kind: 'sending', percent });
    const { signal } = control;
    const onProgress = (sent: number, total: number): void => {
      percent = total > 0 ? Math.round((100 * sent) / total) : 0;
      show({ kind: 'sending', percent });
    };
    const onWaiting = (): void => show({ kind: 'interrupted', percent });
    const onBegun = (mediaUploadId: string): void => void begun.current.set(id, mediaUploadId);
    const target: MediaTarget = replaces
      ? { kind: 'content', contentKey: replaces.contentKey }
      : { kind: 'folder', id: folderId ?? spaceId };
    try {
      const inParts = file.size >= minBytesInParts;
      const fileHash = await sha256Of(file);
      const find = () => findDuplicates(client, spaceId, fileHash);
      const duplicates =
        allowDuplicate || replaces ? [] : await (inParts ? persist(find, { signal, onWaiting }) : find());
      if (duplicates.length > 0) return show({ kind: 'duplicate', duplicates });
      const item = await (inParts
        ? sendInParts(
            client,
            { file, fileHash, target, allowDuplicate },
            { signal, onProgress, onWaiting, onBegun },
          )
        : sendWhole(client, { file, target, allowDuplicate }, { signal, onProgress }));
      if (control.signal.aborted) return;
      change({ kind: 'removed', id });
      if (replaces) onReplaced?.(item);
      else onUploaded(item);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ClientError)) throw error;
      if (error.status === 409 && isMediaConflict(error.body))
        show({ kind: 'duplicate', duplicates: error.body.output.duplicates });
      else show({ kind: 'failed', message: error.message });
    } finally {
      sending.current.delete(id);
    }
  });

  useEffect(() => {
    const { current } = sending;
    const waiting = uploads.filter(({ id, state }) => state.kind === 'waiting' && !current.has(id));
    for (const upload of waiting.slice(0, Math.max(0, lanes - current.size))) void send(upload);
  }, [uploads]);

  useEffect(() => {
    const { current } = sending;
    return () => {
      for (const control of current.values()) control.abort();
    };
  }, []);

  return {
    uploads,
    add: (files) => change({ kind: 'added', uploads: [...files].map((file) => newUpload(file, types)) }),
    replace: (replaces, file, allowed) =>
      change({ kind: 'added', uploads: [{ ...newUpload(file, allowed), replaces }] }),
    retry: (id, allowDuplicate = false) => change({ kind: 'again', id, allowDuplicate }),
    remove(id) {
      sending.current.get(id)?.abort();
      sending.current.delete(id);
      change({ kind: 'removed', id });
      const mediaUploadId = begun.current.get(id);
      begun.current.delete(id);
      // Without a connection it is offered once more, and ends by itself.
      if (mediaUploadId !== undefined)
        void cancelMediaUpload(client, { mediaUploadId }).catch((error: unknown) => {
          if (!(error instanceof ClientError)) throw error;
        });
    },
  };
}
