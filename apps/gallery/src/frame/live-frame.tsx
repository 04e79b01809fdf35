import { type ReactNode, useEffect, useState } from 'react';
import { BlockExampleContent } from './block-example.tsx';
import styles from './frame.module.css';
import { type FrameContent, listen, postFrameMessage } from './message.ts';
import { useReportedHeight } from './use-reported-height.ts';

/** Shows what the gallery around it sends, in a window of its own, whose width decides the blocks' breakpoints. */
export function LiveFrame(): ReactNode {
  const [shown, setShown] = useState<FrameContent>();
  const main = useReportedHeight();
  useEffect(() => {
    const stop = listen<FrameContent>(() => parent, setShown);
    postFrameMessage(parent, { kind: 'ready' });
    return stop;
  }, []);
  return (
    <main ref={main} className={styles.live}>
      {shown && <BlockExampleContent name="Live" {...shown} />}
    </main>
  );
}
