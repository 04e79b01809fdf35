import type { ReactNode } from 'react';
import { componentPages } from '../components/index.ts';
import { blockPages } from '../examples/index.ts';
import { BlockExampleContent } from './block-example.tsx';
import { ExampleBox } from './example-box.tsx';
import styles from './frame.module.css';
import { useReportedHeight } from './use-reported-height.ts';

function examplesOf(name: string): ReactNode {
  const block = Object.hasOwn(blockPages, name) ? blockPages[name] : undefined;
  if (block)
    return block.examples.map((example) => (
      <ExampleBox key={example.name} example={example}>
        <BlockExampleContent {...example} />
      </ExampleBox>
    ));
  const page = Object.hasOwn(componentPages, name) ? componentPages[name] : undefined;
  return page?.examples.map((example) => (
    <ExampleBox key={example.name} example={example}>
      {example.element}
    </ExampleBox>
  ));
}

/** The examples of one block and nothing else: what tests look at. */
export function Frame({ name }: { readonly name: string }): ReactNode {
  const main = useReportedHeight();
  return (
    <main ref={main} className={styles.frame} data-frame={name}>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.examples}>{examplesOf(name) ?? <p>There is no block “{name}”.</p>}</div>
    </main>
  );
}
