import { type ContentRights, contentFlags } from '@relab/contract/content';

/** What somebody may do with contents; each flag is a right of its own. */
export type ContentFlag = (typeof contentFlags)[number];

/**
 * What a call needs: a flag, or `write`, which is creating, changing or translating: what is only for those who write, such as
 * the activity, asks no more.
 */
export type Right = ContentFlag | 'write';

// As the functions of the database count them.
const bits: Readonly<Record<ContentFlag, number>> = {
  read: 1,
  create: 2,
  update: 4,
  delete: 8,
  translate: 16,
  publish: 32,
  manage: 64,
};

/** Everything, which those who administer may do in every case. */
export const allRights = 127;

/** Rights that can be set for a type of content; reading and managing are of the whole space. */
export const typeFlags: readonly ContentFlag[] = ['create', 'update', 'delete', 'translate', 'publish'];

/** The bits of a right: one of them is enough. */
export const bitsOf = (right: Right): number =>
  right === 'write' ? bits.create | bits.update | bits.translate : bits[right];

/** Whether rights, as the database counts them, include one. */
export const includesRight = (rights: number, right: Right): boolean => (rights & bitsOf(right)) !== 0;

/** Rights as calls show them. */
export const flagsOf = (rights: number): ContentRights =>
  Object.fromEntries(contentFlags.map((flag) => [flag, includesRight(rights, flag)])) as ContentRights;

/** Rights as the database counts them, of those flags that are set. */
export const rightsOfFlags = (
  flags: Readonly<Partial<Record<ContentFlag, boolean>>>,
  among: readonly ContentFlag[] = contentFlags,
): number => among.reduce((sum, flag) => (flags[flag] ? sum | bits[flag] : sum), 0);
