import { type Client, ClientError } from '@relab/client';
import {
  cancelMediaUpload,
  createMediaReplacement,
  createMediaUpload,
  finishMediaUpload,
  putMediaUploadPart,
} from '@relab/client/content';
import { type MediaItem, type MediaUpload, mediaPartBytes, mediaPartCount } from '@relab/contract/content';
import { waitToRetry } from './wait-to-retry.ts';

/** Files from here on are sent in parts: below it, what a lost connection costs is less than what parts cost. */
export const minBytesInParts = 1_048_576;

/** Where a file goes: into a space or a folder as a content of its own, or in place of the file of a content. */
export type MediaTarget =
  | { readonly kind: 'folder'; readonly id: string }
  | { readonly kind: 'content'; readonly contentKey: string };

export interface FileInParts {
  readonly file: File;
  readonly fileHash: string;
  readonly target: MediaTarget;
  readonly allowDuplicate: boolean;
}

export interface SendingInParts {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, total: number) => void;
  /** Called with the upload's id, by which it can be cancelled. */
  readonly onBegun: (mediaUploadId: string) => void;
  /** The connection is lost, or the server busy; called before each wait. */
  readonly onWaiting: () => void;
}

/** Repeats what may be repeated until it succeeds, is rejected for a lasting reason, or is aborted. */
export async function persist<Result>(
  send: () => Promise<Result>,
  { signal, onWaiting }: Pick<SendingInParts, 'signal' | 'onWaiting'>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !(error instanceof ClientError) || !error.retryable) throw error;
      onWaiting();
      await waitToRetry(attempt, error.retryAt, signal);
    }
  }
}

function begin(
  client: Client,
  { file, fileHash, target }: FileInParts,
  signal: AbortSignal,
): Promise<MediaUpload> {
  const announced = {
    fileName: file.name.slice(-255),
    fileSize: file.size,
    fileHash,
    lastModified: Math.max(0, file.lastModified),
  };
  return target.kind === 'folder'
    ? createMediaUpload(client, { contentSpaceOrFolderId: target.id, ...announced }, { signal })
    : createMediaReplacement(client, { contentKeyOrId: target.contentKey, ...announced }, { signal });
}

/**
 * Sends a file in parts, from where an upload of it stopped. Rejects with a ClientError as `createMedia` and `replaceMediaFile` do. An upload that the
 * server rejects for good is forgotten there; one that is aborted can be gone on with.
 */
export async function sendInParts(
  client: Client,
  input: FileInParts,
  sending: SendingInParts,
): Promise<MediaItem> {
  const { signal, onProgress } = sending;
  const { file, allowDuplicate } = input;
  const { mediaUploadId, receivedParts } = await persist(() => begin(client, input, signal), sending);
  sending.onBegun(mediaUploadId);
  const bytesOf = (number: number): Blob =>
    file.slice(number * mediaPartBytes, Math.min(file.size, (number + 1) * mediaPartBytes));
  let sent = receivedParts.reduce((bytes, number) => bytes + bytesOf(number).size, 0);
  onProgress(sent, file.size);
  const missing = Array.from({ length: mediaPartCount(file.size) }, (_, number) => number).filter(
    (number) => !receivedParts.includes(number),
  );
  try {
    for (const number of missing) {
      const fileData = bytesOf(number);
      const before = sent;
      await persist(
        () =>
          putMediaUploadPart(
            client,
            { mediaUploadId, partNumber: String(number), fileData },
            {
              signal,
              onProgress: (bytes, total) =>
                onProgress(before + (total > 0 ? (fileData.size * bytes) / total : 0), file.size),
            },
          ),
        sending,
      );
      sent += fileData.size;
      onProgress(sent, file.size);
    }
    return await persist(
      () => finishMediaUpload(client, { mediaUploadId, allowDuplicate }, { signal }),
      sending,
    );
  } catch (error) {
    // A duplicate may be allowed without being sent again.
    const isFinal = error instanceof ClientError && error.status >= 400 && error.status !== 409;
    if (isFinal && !error.retryable && !signal.aborted)
      await cancelMediaUpload(client, { mediaUploadId }).catch(() => null);
    throw error;
  }
}
