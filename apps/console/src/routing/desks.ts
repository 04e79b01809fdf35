import * as texts from './desk-texts.ts';
import { routes } from './routes.ts';

/** A page of its own beside those of objects, and the roles that it is for. */
export interface Desk {
  readonly route: (typeof routes)[
    | 'home'
    | 'intake'
    | 'quotes'
    | 'orders'
    | 'care'
    | 'people'
    | 'catalogue'
    | 'jobs'
    | 'privacy'
    | 'content'
    | 'history'
    | 'recycleBin'];
  readonly label: string;
  readonly roles: readonly string[];
}

const office = ['clerk', 'administrator'];
const authors = ['author', 'publisher', 'administrator'];

export const desks: readonly Desk[] = [
  { route: routes.home, label: texts.overview, roles: office },
  { route: routes.intake, label: texts.intake, roles: office },
  { route: routes.quotes, label: texts.quotes, roles: office },
  { route: routes.orders, label: texts.orders, roles: office },
  { route: routes.care, label: texts.care, roles: office },
  { route: routes.catalogue, label: texts.catalogue, roles: office },
  { route: routes.content, label: texts.content, roles: authors },
  { route: routes.people, label: texts.people, roles: ['administrator'] },
  { route: routes.jobs, label: texts.jobs, roles: office },
  { route: routes.privacy, label: texts.privacy, roles: ['administrator'] },
  { route: routes.history, label: texts.history, roles: ['administrator'] },
  { route: routes.recycleBin, label: texts.recycleBin, roles: office },
];

export const desksOf = (roles: readonly string[]): readonly Desk[] =>
  desks.filter((desk) => desk.roles.some((role) => roles.includes(role)));
