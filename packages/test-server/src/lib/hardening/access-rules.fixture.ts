import type { Role } from '@relab/server/principal';

/*
 * Who may do what with an instrument of the workshop (`objects/lab.fixture.ts`), written down by hand: what the server
 * does is compared with this, and not with what it derives itself.
 */

/** The relation of a record to the caller: theirs by `OwnerId`, their account's, public, or none of these. */
export const relations = ['own', 'account', 'public', 'foreign'] as const;
export type Relation = (typeof relations)[number];

export const roles = [
  'guest',
  'buyer',
  'buyer manager',
  'seller',
  'author',
  'publisher',
  'clerk',
  'administrator',
] as const satisfies readonly Role[];

type Rights = Readonly<Record<Role, readonly Relation[]>>;

const all = relations;
const nobody: Rights = {
  guest: [],
  buyer: [],
  'buyer manager': [],
  seller: [],
  author: [],
  publisher: [],
  clerk: all,
  administrator: all,
};

/** Rights by what a call needs. */
export const rights = {
  /** To see the instrument. */
  see: {
    guest: ['public'],
    buyer: ['account', 'public'],
    'buyer manager': ['public'],
    seller: ['own', 'public'],
    author: ['public'],
    publisher: ['public'],
    clerk: all,
    administrator: all,
  },
  /** To see it with the visit recorded: visits of guests are not. */
  seeAgain: {
    guest: [],
    buyer: ['account', 'public'],
    'buyer manager': ['public'],
    seller: ['own', 'public'],
    author: ['public'],
    publisher: ['public'],
    clerk: all,
    administrator: all,
  },
  /** To see its repairs, whose rights come through it; for guests and authors there are no repairs. */
  seeBelow: { ...nobody, buyer: ['account', 'public'], seller: ['own', 'public'] },
  /** To change or delete it, or its repairs. */
  change: { ...nobody, seller: ['own'] },
  /** To change what belongs to somebody else, whatever the record. */
  changeAnything: nobody,
  /** To see it, for those who may make one like it. */
  seeAndCreate: { ...nobody, seller: ['own', 'public'] },
} satisfies Readonly<Record<string, Rights>>;

export type Need = keyof typeof rights;
