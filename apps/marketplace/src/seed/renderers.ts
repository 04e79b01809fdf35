import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { type MediaRenderer, renderDocument } from '@relab/server/media';
import { drawEquipment, drawScene, type SceneName } from '../drawings/index.ts';
import { localizedPaper } from '../papers/localized-paper.ts';
import { readUnit } from '../papers/unit.ts';
import { photoRenderer } from '../selling/photo.ts';
import type { DrawingSource, PaperSource } from './listing-media.ts';
import type { SceneSource } from './seed-content.ts';

/** How each kind of media becomes a file. What they are handed was written by our own seeding and listing. */
export function renderers(database: Database, store: FileStore): Readonly<Record<string, MediaRenderer>> {
  return {
    drawing: async ({ source }) => ({ svg: drawEquipment(source as DrawingSource) }),
    scene: async ({ source }) => ({ svg: drawScene((source as SceneSource).scene as SceneName) }),
    paper: async ({ source }, language) => {
      const { sku, kind, title } = source as PaperSource;
      const unit = await readUnit(database, sku);
      if (!unit) throw new Error(`There is no listing ${sku} to make "${title}" of.`);
      return {
        bytes: await renderDocument(localizedPaper(unit, kind, title, language)),
        mimeType: 'application/pdf',
      };
    },
    photo: photoRenderer(store),
  };
}
