import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../address.ts';
import { componentPages } from '../components/index.ts';
import { blockPages } from '../examples/index.ts';
import { applyLook, type Look } from '../look.ts';
import { BlockPageView } from './block-page.tsx';
import { ComponentPageView } from './component-page.tsx';
import styles from './gallery.module.css';
import { LookSwitches } from './look-switches.tsx';
import { SideList } from './side-list.tsx';

function pageOf(name: string, look: Look): ReactNode {
  const block = Object.hasOwn(blockPages, name) ? blockPages[name] : undefined;
  if (block) return <BlockPageView name={name} page={block} look={look} />;
  const component = Object.hasOwn(componentPages, name) ? componentPages[name] : undefined;
  if (component) return <ComponentPageView name={name} page={component} look={look} />;
  return <h1>There is no block “{name}”</h1>;
}

/** Every block at the side, and the one that is looked at. */
export function Gallery(props: { readonly name: string; readonly look: Look }): ReactNode {
  const { name } = props;
  const [look, setLook] = useState(props.look);
  useEffect(() => {
    // The gallery's own words are English, whatever direction its blocks are looked at in.
    applyLook({ ...look, direction: 'ltr' }, document.documentElement);
    document.title = `${name}, gallery of the toolkit`;
    history.replaceState(null, '', addressOf('block', name, look));
  }, [name, look]);
  return (
    <>
      <a href="#block" className="skip-link">
        Skip to the block
      </a>
      <div className={styles.gallery}>
        <header className={styles.header}>
          <p className={styles.mark}>
            Relab <span className="soft">toolkit gallery</span>
          </p>
          <LookSwitches look={look} onChange={setLook} />
        </header>
        <SideList name={name} look={look} />
        <main id="block" tabIndex={-1} className={styles.main}>
          {pageOf(name, look)}
        </main>
      </div>
    </>
  );
}
