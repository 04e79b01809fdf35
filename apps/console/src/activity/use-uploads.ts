import { ClientError } from '@relab/client';
import { createContentDocumentAndVersion, createRecord } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useState } from 'react';
import type { FileLinks } from './linked-file.ts';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly percent: number;
  readonly error: string | undefined;
  readonly controller: AbortController;
}

export interface Uploads {
  /** Those that are on their way or have failed. */
  readonly uploads: readonly Upload[];
  /** Sends files, all at once. */
  readonly add: (files: FileList | null) => void;
  /** Sends one that has failed once more. */
  readonly retry: (upload: Upload) => void;
}

/** Sends files to a record; `onAdded` is called after each. */
export function useUploads(
  recordId: string,
  { info, recordField, fileField }: FileLinks,
  onAdded: () => Promise<unknown>,
): Uploads {
  const client = useClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, next: Partial<Upload> | undefined): void =>
    setUploads((before) =>
      before.flatMap((upload) => (upload.id === id ? (next ? [{ ...upload, ...next }] : []) : [upload])),
    );

  async function send({ id, file, controller }: Upload): Promise<void> {
    change(id, { error: undefined, percent: 0 });
    try {
      const { contentDocument } = await createContentDocumentAndVersion(
        client,
        { fileData: file, title: file.name },
        {
          signal: controller.signal,
          onProgress: (sent, total) =>
            change(id, { percent: total > 0 ? Math.round((100 * sent) / total) : 0 }),
        },
      );
      await createRecord(client, {
        apiName: info.apiName,
        fields: { [fileField]: contentDocument.id, [recordField]: recordId },
      });
      change(id, undefined);
      await onAdded();
    } catch (cause) {
      if (!(cause instanceof ClientError)) throw cause;
      change(id, cause.kind === 'aborted' ? undefined : { error: cause.message });
    }
  }

  return {
    uploads,
    add(files) {
      const added = [...(files ?? [])].map((file) => ({
        id: crypto.randomUUID(),
        file,
        percent: 0,
        error: undefined,
        controller: new AbortController(),
      }));
      setUploads((before) => [...before, ...added]);
      for (const upload of added) void send(upload);
    },
    retry: (upload) => void send(upload),
  };
}
