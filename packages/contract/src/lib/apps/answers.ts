import { answers } from '../answer.ts';
import { getAppDetails, getApps } from './app.ts';
import { App, Apps } from './app-answers.ts';
import { getNavItems } from './nav-item.ts';
import { NavItems } from './nav-item-answers.ts';

export const appAnswers = [
  answers(getApps, { 200: Apps }),
  answers(getAppDetails, { 200: App }),
  answers(getNavItems, { 200: NavItems }),
];
