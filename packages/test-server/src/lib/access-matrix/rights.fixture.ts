import type { Role } from '@relab/server/principal';

/*
 * Who may do what in the business of `business.fixture.ts`, written down by hand from what the roles are for. Nothing here
 * is calculated from the declarations or by the server: both are compared with it.
 */

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

/** What a record is to somebody: owned by them, of their account, shown to all, none of it, or deleted. */
export const standings = ['own', 'account', 'public', 'foreign', 'deleted'] as const;
export type Standing = (typeof standings)[number];

/** The objects whose records are requested; the rights on repairs are those on their instrument. */
export const recordObjects = ['Instrument__c', 'Repair__c'] as const;
export type RecordObject = (typeof recordObjects)[number];

/** Objects whose metadata is requested. */
export const namedObjects = ['Instrument__c', 'Repair__c', 'Lead', 'VeilVault__c'] as const;
export type NamedObject = (typeof namedObjects)[number];

export interface Rights {
  readonly read: readonly Standing[];
  readonly create: boolean;
  readonly update: readonly Standing[];
  readonly delete: readonly Standing[];
}

const all = ['own', 'account', 'public', 'foreign'] as const;
const nothing: Rights = { read: [], create: false, update: [], delete: [] };
const everything: Rights = { read: all, create: true, update: all, delete: all };
const looksOnly: Rights = { ...nothing, read: ['public'] };

export const rights: Readonly<Record<NamedObject, Readonly<Record<(typeof roles)[number], Rights>>>> = {
  Instrument__c: {
    guest: looksOnly,
    buyer: { ...nothing, read: ['account', 'public'] },
    'buyer manager': { ...nothing, read: ['account', 'public'], update: ['account'] },
    seller: { read: ['own', 'public'], create: true, update: ['own'], delete: ['own'] },
    author: { ...looksOnly, create: true },
    publisher: looksOnly,
    clerk: everything,
    administrator: everything,
  },
  Repair__c: {
    guest: nothing,
    buyer: { ...nothing, read: ['account', 'public'] },
    'buyer manager': {
      read: ['account', 'public'],
      create: true,
      update: ['account'],
      delete: ['account'],
    },
    seller: { read: ['own', 'public'], create: true, update: ['own'], delete: ['own'] },
    author: nothing,
    publisher: nothing,
    clerk: everything,
    administrator: everything,
  },
  Lead: {
    guest: { ...nothing, create: true },
    buyer: { ...nothing, create: true },
    'buyer manager': { ...nothing, create: true },
    seller: { ...nothing, create: true },
    author: { ...nothing, create: true },
    publisher: { ...nothing, create: true },
    clerk: everything,
    administrator: everything,
  },
  VeilVault__c: {
    guest: nothing,
    buyer: nothing,
    'buyer manager': nothing,
    seller: nothing,
    author: nothing,
    publisher: nothing,
    clerk: everything,
    administrator: everything,
  },
};
