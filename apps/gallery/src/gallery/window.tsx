import { customProperties } from '@relab/toolkit/settings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FrameContent, type FrameReport, listen, postFrameMessage } from '../frame/message.ts';
import styles from './gallery.module.css';

export interface WindowProps {
  readonly title: string;
  readonly address: string;
  readonly width: number | undefined;
  /** Sent to the frame as soon as it listens, and whenever it changes. */
  readonly shown?: FrameContent | undefined;
}

/** A window of a chosen width, as tall as what it shows. */
export function Window({ title, address, width, shown }: WindowProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(160);
  // How often a window said that it listens: for another look there is another window.
  const [ready, setReady] = useState(0);
  useEffect(() => {
    return listen<FrameReport>(
      () => frame.current?.contentWindow ?? null,
      (told) => {
        if (told.kind === 'ready') setReady((before) => before + 1);
        else setHeight(told.height);
      },
    );
  }, []);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (ready > 0 && target && shown) postFrameMessage(target, shown);
  }, [ready, shown]);
  return (
    <div className={styles.stage}>
      <iframe
        key={address}
        ref={frame}
        title={title}
        src={address}
        className={styles.window}
        style={customProperties({
          '--window-width': width === undefined ? '100%' : `${width}px`,
          '--window-height': `${height}px`,
        })}
      />
    </div>
  );
}
