import { createContext, type ReactNode, useContext } from 'react';

/** The port through which pictures get their addresses. */
export interface MediaDelivery {
  /** Where the site stands, such as `/shop`. */
  readonly basePath?: string | undefined;
  /** What media paths stand under besides: `/sfsites/c` (S-077), nothing (`''`) on a site that serves them as they are. */
  readonly prefix?: string | undefined;
  /**
   * S-079: the address at which an image CDN gives a picture of this site in a width, in px. External pictures and those inside their
   * address never come here.
   */
  readonly transform?: ((url: string, size: { readonly width: number }) => string) | undefined;
}

const MediaContext = createContext<MediaDelivery>({});

/** Says where the pictures of all blocks inside come from. A site at the root of its host, without an image CDN, needs none. */
export function MediaProvider({ value, children }: { value: MediaDelivery; children: ReactNode }): ReactNode {
  return <MediaContext.Provider value={value}>{children}</MediaContext.Provider>;
}

export function useMediaDelivery(): MediaDelivery {
  return useContext(MediaContext);
}
