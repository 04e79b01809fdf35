import { toolkitBlocks } from '@relab/toolkit/blocks';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import type { Block, Component } from '@relab/toolkit/page';
import { type ReactNode, useMemo, useState } from 'react';
import { addressOf } from '../address.ts';
import { CodeBox } from '../code/code-box.tsx';
import { tsxCode } from '../code/tsx-code.ts';
import { Controls } from '../controls/controls.tsx';
import type { BlockExample, BlockPage } from '../examples/index.ts';
import type { Look } from '../look.ts';
import styles from './gallery.module.css';
import { Window } from './window.tsx';

const blocks: Readonly<Record<string, Block>> = toolkitBlocks;

/** The examples that controls can begin with: those that hold the block itself. */
function startsOf(name: string, { examples }: BlockPage): readonly BlockExample[] {
  return examples.filter(({ components }) => components[0]?.definition === name);
}

function withAttribute(component: Component, name: string, value: unknown): Component {
  const attributes = { ...component.attributes, [name]: value } as NonNullable<Component['attributes']>;
  return {
    ...component,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, one]) => one !== undefined)),
  };
}

export interface BlockPageViewProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly look: Look;
}

/** A block of pages: live, with a control for each setting, its code, and its states. */
export function BlockPageView({ name, page, look }: BlockPageViewProps): ReactNode {
  const starts = startsOf(name, page);
  const [start, setStart] = useState(0);
  const [round, setRound] = useState(0);
  const example = starts[start] ?? page.examples[0];
  const [component, setComponent] = useState<Component>(example.components[0] ?? { definition: name });
  const begin = (index: number): void => {
    setStart(index);
    // Controls that hold a text of their own begin anew, too.
    setRound(round + 1);
    setComponent(starts[index]?.components[0] ?? { definition: name });
  };
  const shown = useMemo(() => ({ components: [component], data: example.data ?? {} }), [component, example]);
  return (
    <>
      <h1>{name}</h1>
      <p className={styles.about}>{page.about}</p>
      <div className={styles.bench}>
        <section aria-labelledby="live" className={styles.part}>
          <h2 id="live">Live</h2>
          <Window
            title={`${name}, live`}
            address={addressOf('live', name, look)}
            width={look.width}
            shown={shown}
          />
        </section>
        <section aria-labelledby="settings" className={styles.part}>
          <h2 id="settings">Settings</h2>
          <div className={styles.start}>
            <SelectField
              name="start"
              label="Begin with"
              options={starts.map((one, index) => ({ value: String(index), label: one.name }))}
              value={String(start)}
              onChange={(event) => begin(Number(event.currentTarget.value))}
            />
            <ActionButton type="button" variant="secondary" onClick={() => begin(start)}>
              Reset
            </ActionButton>
          </div>
          <Controls
            key={round}
            settings={blocks[name]?.settings ?? {}}
            attributes={component.attributes ?? {}}
            onChange={(setting, value) => setComponent(withAttribute(component, setting, value))}
          />
        </section>
        <section aria-labelledby="code" className={styles.part}>
          <h2 id="code">Code</h2>
          <div className={styles.codes}>
            <CodeBox title="JSON of a page" code={JSON.stringify(component, null, 2)} />
            <CodeBox title="TSX" code={tsxCode([component])} />
          </div>
        </section>
      </div>
      <section aria-labelledby="states" className={styles.part}>
        <h2 id="states">States</h2>
        <Window title={`${name}, its states`} address={addressOf('frame', name, look)} width={look.width} />
      </section>
    </>
  );
}
