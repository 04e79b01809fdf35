import { uploadPicture } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { changePictures, keptPictures, type Picture, referencesOf } from './picture-list.ts';
import { maxPictures, pictureFailure } from './picture-rules.ts';
import * as texts from './picture-texts.ts';

/**
 * How many are sent at a time. The second fills the pauses of the first, and more would only share the same line. The first
 * goes alone: a guest gets the cookie with it that makes all of them theirs.
 */
const lanesFor = (pictures: readonly Picture[]): number => (referencesOf(pictures).length > 0 ? 2 : 1);

export interface Pictures {
  readonly pictures: readonly Picture[];
  /** What happened last, for those who do not see it. */
  readonly status: string;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, to: number) => void;
  readonly retry: (key: string) => void;
}

/** The pictures of a form, each of them sent as soon as it is chosen. */
export function usePictures(start: readonly string[]): Pictures {
  const client = useClient();
  const [pictures, change] = useReducer(changePictures, start, keptPictures);
  const chosen = useRef(0);
  const [status, setStatus] = useState('');
  /** What is on its way, and how to call it back. */
  const sending = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = sending;
    const send = async ({ key, name, file }: Picture) => {
      if (!file) return;
      const control = new AbortController();
      current.set(key, control);
      change({ kind: 'state', key, state: { kind: 'sending', share: 0 } });
      try {
        const onProgress = (sent: number, total: number) => {
          const share = total > 0 ? sent / total : 0;
          if (!control.signal.aborted) change({ kind: 'state', key, state: { kind: 'sending', share } });
        };
        const { signal } = control;
        const { reference } = await uploadPicture(client, { fileData: file }, { signal, onProgress });
        change({ kind: 'state', key, state: { kind: 'kept', reference } });
        setStatus(texts.uploaded(name));
      } catch (error) {
        if (control.signal.aborted) return;
        const failure = pictureFailure(error);
        change({ kind: 'state', key, state: { kind: 'failed', failure } });
        setStatus(texts.uploadFailed(name, failure.message));
      } finally {
        current.delete(key);
      }
    };
    const waiting = pictures.filter(({ key, state }) => state.kind === 'waiting' && !current.has(key));
    for (const one of waiting.slice(0, Math.max(0, lanesFor(pictures) - current.size))) void send(one);
  }, [client, pictures]);

  useEffect(() => {
    const { current } = sending;
    return () => {
      for (const control of current.values()) control.abort();
    };
  }, []);

  return {
    pictures,
    status,
    add(files) {
      if (pictures.length + files.length > maxPictures) setStatus(texts.tooMany(maxPictures));
      change({ kind: 'added', files: files.map((file) => ({ key: `chosen-${++chosen.current}`, file })) });
    },
    remove(key) {
      sending.current.get(key)?.abort();
      sending.current.delete(key);
      change({ kind: 'removed', key });
      setStatus(texts.removed);
    },
    move(key, to) {
      change({ kind: 'moved', key, to });
      setStatus(texts.moved(Math.min(Math.max(to, 0), pictures.length - 1) + 1));
    },
    retry: (key) => change({ kind: 'state', key, state: { kind: 'waiting' } }),
  };
}
