import { classNames } from '@relab/toolkit';
import { chevronIcon, Icon } from '@relab/toolkit/icon';
import { Skeleton } from '@relab/toolkit/skeleton';
import {
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import css from './lazy-tree.module.css';

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly hasChildren: boolean;
  /** A heading of others: it opens and cannot be chosen. */
  readonly isHeading?: boolean | undefined;
}

/** The level below a node, as far as it is read. */
export interface TreeLevel {
  readonly nodes: readonly TreeNode[] | undefined;
  /** Said at its end: that there are more, or what went wrong. */
  readonly note?: string | undefined;
}

export interface LazyTreeProps {
  readonly label: string;
  readonly roots: readonly TreeNode[];
  /** A hook: reads the level below a node that is open. */
  readonly useLevel: (node: TreeNode) => TreeLevel;
  /** Those that are chosen, or the one that is shown. */
  readonly selected: ReadonlySet<string>;
  readonly isMultiple?: boolean | undefined;
  /** Open from the beginning: the way to what is selected. */
  readonly open?: readonly string[] | undefined;
  readonly onSelect: (node: TreeNode) => void;
  /** Whether what is dragged can be put onto a node, and what happens then. */
  readonly drop?:
    | {
        readonly accepts: (event: DragEvent) => boolean;
        readonly onDrop: (node: TreeNode, event: DragEvent) => void;
      }
    | undefined;
}

interface BranchProps extends LazyTreeProps {
  readonly nodes: readonly TreeNode[];
  readonly level: number;
  readonly openIds: ReadonlySet<string>;
  /** The one that the Tab key goes to. */
  readonly tabStop: string | undefined;
  readonly toggle: (id: string, isOpen: boolean) => void;
  readonly onFocus: (id: string) => void;
}

const levelOf = (item: HTMLElement | undefined): number => Number(item?.ariaLevel ?? 0);

const itemOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[role=treeitem]') ?? undefined) : undefined;

/**
 * A tree of which each level is read when it is opened. Keys are those of the pattern: arrows walk, open and close, Home and End
 * go to the ends, characters to entries that begin with them, Enter and the space bar choose.
 */
export function LazyTree(props: LazyTreeProps): ReactNode {
  const { label, roots, isMultiple = false, open = [] } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [focused, setFocused] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const openIds = new Set([...open, ...chosen.keys()].filter((id) => chosen.get(id) ?? true));
  const toggle = (id: string, isOpen: boolean): void => {
    setChosen(new Map(chosen).set(id, isOpen));
    // What had the focus may be gone with the level.
    setFocused(id);
  };
  const items = (): HTMLElement[] => [
    ...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []),
  ];

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const item = itemOf(event.target);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.indexOf(item);
    const isOpen = item.getAttribute('aria-expanded');
    const id = item.dataset.id ?? '';
    const goTo = (next: HTMLElement | undefined): void => next?.focus();
    const byKey: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(all[at + 1]),
      ArrowUp: () => goTo(all[at - 1]),
      Home: () => goTo(all[0]),
      End: () => goTo(all.at(-1)),
      ArrowRight: () =>
        isOpen === 'false'
          ? toggle(id, true)
          : isOpen === 'true' && levelOf(all[at + 1]) > levelOf(item) && goTo(all[at + 1]),
      ArrowLeft: () =>
        isOpen === 'true'
          ? toggle(id, false)
          : goTo(all.slice(0, at).findLast((one) => levelOf(one) < levelOf(item))),
      Enter: () => item.click(),
      ' ': () => item.click(),
    };
    const act = byKey[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1) {
      const letter = event.key.toLocaleLowerCase();
      const after = [...all.slice(at + 1), ...all.slice(0, at)];
      goTo(after.find(({ textContent }) => textContent?.trim().toLocaleLowerCase().startsWith(letter)));
    }
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      aria-multiselectable={isMultiple}
      className={css.tree}
      onKeyDown={onKeyDown}
    >
      <Branch
        {...props}
        nodes={roots}
        level={1}
        openIds={openIds}
        tabStop={focused ?? roots[0]?.id}
        toggle={toggle}
        onFocus={setFocused}
      />
    </div>
  );
}

/** Items stand one below the other, whatever their levels: each is called by its own words alone. */
const indentOf = (level: number): CSSProperties => ({ '--tree-level': level - 1 }) as CSSProperties;

function Branch(props: BranchProps): ReactNode {
  return props.nodes.map((node) => <Item key={node.id} {...props} node={node} />);
}

function Item(props: BranchProps & { readonly node: TreeNode }): ReactNode {
  const { node, level, openIds, selected, tabStop, toggle, onSelect, onFocus, drop } = props;
  const { id, label, hasChildren, isHeading } = node;
  const [isOver, setOver] = useState(false);
  const isOpen = hasChildren && openIds.has(id);
  const onRow = (): void => (isHeading ? toggle(id, !isOpen) : onSelect(node));
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's. */}
      <div
        role="treeitem"
        data-id={id}
        aria-level={level}
        aria-selected={selected.has(id)}
        {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
        tabIndex={tabStop === id ? 0 : -1}
        className={classNames(css.item, isOver && css.over)}
        style={indentOf(level)}
        onFocus={() => onFocus(id)}
        onClick={onRow}
        onDragOver={(event) => {
          if (!drop?.accepts(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!drop?.accepts(event)) return;
          event.preventDefault();
          drop.onDrop(node, event);
        }}
      >
        {hasChildren ? (
          <span
            aria-hidden="true"
            className={css.toggle}
            onClick={(event) => {
              event.stopPropagation();
              toggle(id, !isOpen);
            }}
          >
            <Icon path={chevronIcon} />
          </span>
        ) : (
          <span className={css.toggle} />
        )}
        <span className={css.label}>{label}</span>
      </div>
      {isOpen && <Level {...props} />}
    </>
  );
}

function Level({ node, ...props }: BranchProps & { readonly node: TreeNode }): ReactNode {
  const { nodes, note } = props.useLevel(node);
  const indent = indentOf(props.level + 1);
  return (
    <>
      {nodes && <Branch {...props} nodes={nodes} level={props.level + 1} />}
      {!nodes && !note && (
        <div role="none" className={css.note} style={indent}>
          <Skeleton lines={1} />
        </div>
      )}
      {note && (
        <div role="none" className={css.note} style={indent}>
          {note}
        </div>
      )}
    </>
  );
}
