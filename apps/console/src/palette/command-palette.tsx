import type { PlatformAction } from '@relab/contract/records';
import { type ReactNode, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  Modal,
  ModalOverlay,
  SearchField,
  Virtualizer,
} from 'react-aria-components';
import { readableKeys } from '../commands/keys.ts';
import css from './command-palette.module.css';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import { usePaletteContent } from './palette-sections.ts';
import * as texts from './texts.ts';

export interface CommandPaletteProps {
  /** What was typed before its code was there. */
  readonly firstText: string;
  readonly onClose: () => void;
  /** Opens the form of an action that is about no record. */
  readonly onAction: (action: PlatformAction) => void;
}

/** Finds records, lists and pages, and runs commands, by a few characters. */
export function CommandPalette({ firstText, onClose, onAction }: CommandPaletteProps): ReactNode {
  const [typed, setTyped] = useState(firstText);
  const { sections, isSearching, hasFailed } = usePaletteContent(typed, onAction);
  const choose = ({ run }: PaletteEntry): void => {
    onClose();
    // After the dialog has given the focus back: what runs may move it, or open a dialog of its own.
    if (run) setTimeout(run);
  };
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={css.palette ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={texts.title}>
          <Autocomplete inputValue={typed} onInputChange={setTyped} disableAutoFocusFirst={false}>
            <SearchField aria-label={texts.title} autoFocus className={css.field ?? ''}>
              <Input className={css.input ?? ''} placeholder={texts.placeholder} maxLength={200} />
            </SearchField>
            <Virtualizer
              layout={ListLayout}
              layoutOptions={{ estimatedRowHeight: 36, estimatedHeadingHeight: 28 }}
            >
              <ListBox
                aria-label={texts.title}
                className={css.list ?? ''}
                items={sections}
                selectionMode="none"
                renderEmptyState={() => (
                  <p className={css.empty}>{isSearching ? texts.searching : texts.nothing}</p>
                )}
              >
                {(section: PaletteSection) => (
                  <ListBoxSection id={section.id}>
                    <Header className={css.heading ?? ''}>{section.label}</Header>
                    <Collection items={section.entries}>
                      {(entry) => <Entry {...entry} onChoose={choose} />}
                    </Collection>
                  </ListBoxSection>
                )}
              </ListBox>
            </Virtualizer>
          </Autocomplete>
          <p className={css.status} role="status">
            {hasFailed ? texts.searchFailed : isSearching ? texts.searching : ''}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface EntryProps extends PaletteEntry {
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Entry({ onChoose, ...entry }: EntryProps): ReactNode {
  const { id, label, detail, keys, href } = entry;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={css.item ?? ''}
      onAction={() => onChoose(entry)}
      {...(href ? { href } : {})}
    >
      <span className={css.label}>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
      {keys && <kbd className={css.keys}>{readableKeys(keys).join(' ')}</kbd>}
    </ListBoxItem>
  );
}
