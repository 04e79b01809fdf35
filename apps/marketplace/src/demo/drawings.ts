import * as equipment from '@relab/demo-equipment/drawings';
import type { SceneName } from '../site/article.ts';

/** How the pictures of demo listings and of the site's own texts become SVG documents. */
export interface Drawings {
  /** The source of a demo listing's picture. */
  drawPicture(source: unknown): string;
  drawScene(name: SceneName): string;
  /** Files or folders of the code that draws. */
  readonly drawingSources: readonly string[];
}

export const drawings: Drawings = equipment;
