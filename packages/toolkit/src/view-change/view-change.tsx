import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { useEvent } from '../settings/use-event.ts';
import type { ViewChangeDetail } from './view-change-event.ts';

export const viewChangeSettings = {
  /** The view that is shown, such as `home`. */
  view: text(),
  /** What a visitor would call it, such as `Home`. */
  label: text(),
};

/** An empty `view` is reported to nobody. */
export interface ViewChangeProps extends SettingsOf<typeof viewChangeSettings> {
  /** Called in the same moment, for who renders the block itself. */
  readonly onViewChange?: ((view: string, label: string) => void) | undefined;
}

/**
 * S-036: dispatches the event `viewchange` on the document once for each view that is shown. Shows nothing itself. A name alone
 * distinguishes views: another label, or the same page rendered again, is no change.
 */
export function ViewChange({ onViewChange, ...attributes }: ViewChangeProps): ReactNode {
  const { view, label } = readSettings('ViewChange', viewChangeSettings, attributes);
  const reportedView = useRef<string>(undefined);
  const notify = useEvent((reported: string) => {
    onViewChange?.(reported, label);
    const detail: ViewChangeDetail = { view: reported, label };
    document.dispatchEvent(new CustomEvent('viewchange', { detail }));
  });
  useEffect(() => {
    // Strict mode runs effects twice.
    if (view === '' || reportedView.current === view) return;
    reportedView.current = view;
    notify(view);
  }, [view, notify]);
  return null;
}
