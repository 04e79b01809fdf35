import { answers } from '../answer.ts';
import { getAppDetails, getApps } from './app.ts';
import { App, Apps } from './app-responses.ts';
import { getNavItems } from './nav-item.ts';
import { NavItems } from './nav-item-responses.ts';
import { getActiveTheme } from './theme.ts';
import { Theme } from './theme-responses.ts';
import { getUserNavItems, updateUserNavItems } from './user-nav-item.ts';

export const appAnswers = [
  answers(getApps, { 200: Apps }),
  answers(getAppDetails, { 200: App }),
  answers(getNavItems, { 200: NavItems }),
  answers(getUserNavItems, { 200: NavItems }),
  answers(updateUserNavItems, { 200: NavItems }),
  answers(getActiveTheme, { 200: Theme }),
];
