import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { type MediaRenderer, renderDocument } from '@relab/server/media';
import { drawings } from '../demo/drawings.ts';
import { localizedDocument } from '../documents/localized-document.ts';
import { readUnit } from '../documents/unit.ts';
import type { DocumentSource } from '../listing/document.ts';
import { photoRenderer } from '../selling/photo.ts';
import type { SceneSource } from '../site/article.ts';

/** How each kind of media becomes a file. Their sources were written by our own seeding and listing. */
export function renderers(database: Database, store: FileStore): Readonly<Record<string, MediaRenderer>> {
  return {
    drawing: async ({ source }) => ({ svg: drawings.drawPicture(source) }),
    scene: async ({ source }) => ({ svg: drawings.drawScene((source as SceneSource).scene) }),
    paper: async ({ source }, language) => {
      const { sku, kind, title } = source as DocumentSource;
      const unit = await readUnit(database, sku);
      if (!unit) throw new Error(`There is no listing ${sku} to make "${title}" of.`);
      return {
        bytes: await renderDocument(localizedDocument(unit, kind, title, language)),
        mimeType: 'application/pdf',
      };
    },
    photo: photoRenderer(store),
  };
}
