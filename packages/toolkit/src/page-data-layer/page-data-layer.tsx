import { type ReactNode, useEffect, useRef } from 'react';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { PAGE_DATA_ATTRIBUTE, type PageData, pageDataOf } from './page-data.ts';
import { pageDataLayerSettings } from './page-data-settings.ts';

/** What is left out, or empty, is not in the JSON either. */
export type PageDataLayerProps = SettingsOf<typeof pageDataLayerSettings>;

/**
 * S-037, C-034: the data layer of the page, as JSON in a script element that runs nothing: it is there without any script of
 * ours. In the browser the document gets the event `pagedatalayer` when it first appears and whenever it changes.
 */
export function PageDataLayer(props: PageDataLayerProps): ReactNode {
  const data = pageDataOf(readSettings('PageDataLayer', pageDataLayerSettings, props));
  // No value can end the element or open a comment in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const published = useRef<string>(undefined);
  useEffect(() => {
    if (published.current === json) return;
    published.current = json;
    const detail: PageData = JSON.parse(json);
    document.dispatchEvent(new CustomEvent('pagedatalayer', { detail }));
  }, [json]);
  const inner = { dangerouslySetInnerHTML: { __html: json } };
  return <script type="application/json" {...{ [PAGE_DATA_ATTRIBUTE]: '' }} {...inner} />;
}
