import { type ReactNode, useEffect, useState } from 'react';
import { BlockExampleContent } from './block-example.tsx';
import styles from './frame.module.css';
import { listen, type Shown, tell } from './message.ts';
import { useToldHeight } from './use-told-height.ts';

/** Shows what the gallery around it says, in a window of its own: its width is what the blocks' breakpoints go by. */
export function LiveFrame(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const main = useToldHeight();
  useEffect(() => {
    const stop = listen<Shown>(() => parent, setShown);
    tell(parent, { kind: 'ready' });
    return stop;
  }, []);
  return (
    <main ref={main} className={styles.live}>
      {shown && <BlockExampleContent name="Live" {...shown} />}
    </main>
  );
}
