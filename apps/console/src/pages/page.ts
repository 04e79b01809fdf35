import type { Client } from '@relab/client';
import type { AnyParams, Route } from '@relab/pages/routes';
import type { ComponentType } from 'react';

export interface PageProps {
  /** The named parts of the address. */
  readonly params: AnyParams;
  readonly url: URL;
}

/** What a folder of `pages` exports as `page`. The view sets its own `<title>`. */
export interface Page {
  readonly View: ComponentType<PageProps>;
  /** Begins to read what the view will need, where a link to it is pointed at. */
  readonly preload?: (client: Client, props: PageProps) => void;
  /** Whether the view would suspend on nothing: then it is rendered at once, without showing the previous page meanwhile. */
  readonly isCached?: (client: Client, props: PageProps) => boolean;
  /** Pages that are mostly opened from here: their code is fetched soon after this one is shown. */
  readonly next?: readonly Route[];
}
