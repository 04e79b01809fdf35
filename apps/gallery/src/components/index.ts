import { actionButton } from './action-button.tsx';
import actionButtonCode from './action-button.tsx?raw';
import { badge } from './badge.tsx';
import badgeCode from './badge.tsx?raw';
import { breadcrumb } from './breadcrumb.tsx';
import breadcrumbCode from './breadcrumb.tsx?raw';
import type { ComponentPage } from './component-page.ts';
import { dialog } from './dialog.tsx';
import dialogCode from './dialog.tsx?raw';
import { disclosure } from './disclosure.tsx';
import disclosureCode from './disclosure.tsx?raw';
import { factsTable } from './facts-table.tsx';
import factsTableCode from './facts-table.tsx?raw';
import { field } from './field.tsx';
import fieldCode from './field.tsx?raw';
import { icon } from './icon.tsx';
import iconCode from './icon.tsx?raw';
import { notice } from './notice.tsx';
import noticeCode from './notice.tsx?raw';
import { pagination } from './pagination.tsx';
import paginationCode from './pagination.tsx?raw';
import { price } from './price.tsx';
import priceCode from './price.tsx?raw';
import { quantity } from './quantity.tsx';
import quantityCode from './quantity.tsx?raw';
import { skeleton } from './skeleton.tsx';
import skeletonCode from './skeleton.tsx?raw';

export type { ComponentExample, ComponentPage } from './component-page.ts';

/** What the gallery shows of each component that is no block of pages. */
export const componentPages: Readonly<Record<string, ComponentPage>> = {
  'action-button': {
    about: 'A real button, for what happens here; the block button is for going somewhere.',
    code: actionButtonCode,
    examples: actionButton,
  },
  badge: { about: 'A status, never without its word.', code: badgeCode, examples: badge },
  breadcrumb: { about: 'The way from the root to here.', code: breadcrumbCode, examples: breadcrumb },
  dialog: {
    about: 'Something to decide before going on; the focus stays inside and returns to where it was.',
    code: dialogCode,
    examples: dialog,
  },
  disclosure: { about: 'More of something, for those who ask.', code: disclosureCode, examples: disclosure },
  'facts-table': {
    about: 'Measured values, figures in one column and their units in another.',
    code: factsTableCode,
    examples: factsTable,
  },
  field: {
    about: 'Controls of forms, each with its label, its hint and what is wrong with it.',
    code: fieldCode,
    examples: field,
  },
  icon: { about: 'One set, only where a word alone is slower.', code: iconCode, examples: icon },
  notice: { about: 'Something that happened, and what to do now.', code: noticeCode, examples: notice },
  pagination: { about: 'Links to the pages of a list.', code: paginationCode, examples: pagination },
  price: {
    about: 'A price; the original one only when it is higher.',
    code: priceCode,
    examples: price,
  },
  quantity: { about: 'How many, as a number.', code: quantityCode, examples: quantity },
  skeleton: { about: 'The box of what is still to come.', code: skeletonCode, examples: skeleton },
};
