import { models } from './models.ts';

/** Who builds what the catalogue lists. */
export const manufacturers: readonly string[] = [
  ...new Set([...models.values()].flat().map((model) => model.manufacturer)),
];
