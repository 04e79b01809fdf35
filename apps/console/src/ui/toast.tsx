import { classNames } from '@relab/toolkit';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon, closeIcon, Icon, infoIcon, warningIcon } from '@relab/toolkit/icon';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import * as texts from './texts.ts';
import css from './toast.module.css';

export interface ToastMessage {
  /** What happened, in a sentence or less. */
  readonly text: string;
  readonly detail?: string | undefined;
  readonly tone?: 'success' | 'info' | 'error' | undefined;
  /** Such as taking back what was done. The toast goes with it. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

/** Shows a message above the page; what it returns takes it away again. */
export type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Milliseconds. An error stays until it is closed, so that it is read. */
const timeouts = { plain: 6_000, withAction: 12_000 } as const;

const icons = { success: checkIcon, info: infoIcon, error: warningIcon } as const;

/** Messages of what was just done. F6 leads to them; the time stands still while they are pointed at or have focus. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 }));
  const show = useMemo<ShowToast>(
    () => (message) => {
      const timeout = message.action ? timeouts.withAction : timeouts.plain;
      const key = queue.add(message, message.tone === 'error' ? {} : { timeout });
      return () => queue.close(key);
    },
    [queue],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion queue={queue} className={css.region ?? ''} aria-label={texts.messages}>
        {({ toast }) => {
          const { text, detail, tone = 'success', action } = toast.content;
          return (
            <Toast toast={toast} className={classNames(css.toast, css[tone]) ?? ''}>
              <Icon path={icons[tone]} className={css.icon} />
              <ToastContent className={css.words ?? ''}>
                <Text slot="title">{text}</Text>
                {detail && (
                  <Text slot="description" className={css.detail ?? ''}>
                    {detail}
                  </Text>
                )}
              </ToastContent>
              {action && (
                <ActionButton
                  type="button"
                  variant="plain"
                  onClick={() => {
                    queue.close(toast.key);
                    action.onAction();
                  }}
                >
                  {action.label}
                </ActionButton>
              )}
              <Button slot="close" className={css.close ?? ''} aria-label={texts.close}>
                <Icon path={closeIcon} />
              </Button>
            </Toast>
          );
        }}
      </ToastRegion>
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('There is no ToastProvider above the component.');
  return show;
}
