import { ClientError } from '@relab/client';
import { updateUserNavItems } from '@relab/client/records';
import type { App } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useObjectInfoDirectory } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { ComboBox } from '../ui/combo-box.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { arrowDownIcon, arrowUpIcon } from '../ui/icons.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import css from './arrange-dialog.module.css';
import { itemsOf } from './current-app.ts';
import * as texts from './texts.ts';

interface Tab {
  readonly objectApiName: string;
  readonly label: string;
}

const tabsOf = (app: App): readonly Tab[] =>
  itemsOf(app).map(({ objectApiName, label }) => ({ objectApiName: objectApiName ?? '', label }));

/** The list with one member in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length
    ? list
    : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

export interface ArrangeDialogProps {
  readonly app: App;
  readonly onClose: () => void;
}

/** The tabs of an app in the user's own choice and order, which the server keeps. */
export function ArrangeDialog({ app, onClose }: ArrangeDialogProps): ReactNode {
  const client = useClient();
  const show = useToast();
  const [tabs, setTabs] = useState(() => tabsOf(app));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data } = useObjectInfoDirectory({});
  const others = Object.values(data?.objects ?? {}).filter(
    ({ apiName }) => !tabs.some(({ objectApiName }) => objectApiName === apiName),
  );
  const save = async (arranged: readonly Tab[]): Promise<void> => {
    setBusy(true);
    try {
      await updateUserNavItems(client, {
        appId: app.appId,
        navItems: arranged.map(({ objectApiName }) => ({
          pageReference: {
            type: 'standard__objectPage',
            attributes: { objectApiName, actionName: 'home' },
          },
        })),
      });
      onClose();
      show({ text: texts.tabsSaved });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={texts.arrangeTitle(app.label)}
      footer={
        <>
          <ActionButton
            type="button"
            variant="plain"
            className={css.restore}
            disabled={isBusy}
            onClick={() => void save([])}
          >
            {texts.restore}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </ActionButton>
          <ActionButton
            type="button"
            busy={isBusy}
            disabled={tabs.length === 0}
            onClick={() => void save(tabs)}
          >
            {texts.save}
          </ActionButton>
        </>
      }
    >
      <p className="soft">{texts.arrangeHint}</p>
      {problem && (
        <Notice tone="error" heading={texts.tabsNotSaved}>
          {problem}
        </Notice>
      )}
      <ol className={css.tabs}>
        {tabs.map(({ objectApiName, label }, index) => (
          <li key={objectApiName} className={css.tab}>
            <span className={css.label}>{label}</span>
            <IconButton
              icon={arrowUpIcon}
              label={texts.moveUp(label)}
              aria-disabled={index === 0}
              onClick={() => setTabs(moved(tabs, index, index - 1))}
            />
            <IconButton
              icon={arrowDownIcon}
              label={texts.moveDown(label)}
              aria-disabled={index === tabs.length - 1}
              onClick={() => setTabs(moved(tabs, index, index + 1))}
            />
            <IconButton
              icon={closeIcon}
              label={texts.remove(label)}
              onClick={() => setTabs(tabs.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <ComboBox
        key={tabs.length}
        label={texts.addTab}
        choices={others.map(({ apiName, labelPlural }) => ({ id: apiName, label: labelPlural }))}
        value={null}
        onChange={(id) => {
          const added = others.find(({ apiName }) => apiName === id);
          if (added) setTabs([...tabs, { objectApiName: added.apiName, label: added.labelPlural }]);
        }}
      />
    </ModalDialog>
  );
}
