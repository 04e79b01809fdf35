import type sharp from 'sharp';

/** Loaded for the first picture: a process that reads none has 15 MB less. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
