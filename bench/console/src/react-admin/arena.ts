import type { Arena, Probe, Step } from '../arena.ts';

const rows = 'tbody tr';

function createProbe(): Probe {
  return {
    hasRows: () => document.querySelectorAll('tbody tr').length >= 50,
    record: () => document.querySelector<HTMLInputElement>('input[name=StockKeepingUnit]')?.value ?? '',
    // Its form is not dirty any more once the server has answered.
    isSaved: (text) =>
      document.querySelector<HTMLTextAreaElement>('textarea[name=Description]')?.value === text &&
      document.querySelector('button[type=submit][disabled], button[type=submit].Mui-disabled') !== null,
  };
}

const follow = (name: RegExp): Step => ({
  press: (page) => page.getByRole('link', { name }).click(),
  until: 'hasOtherRecord',
});

export const reactAdmin: Arena = {
  name: 'react-admin',
  listPath: '/react-admin/#/Product2',
  endlessPath: '/react-admin/?endless#/Product2',
  createProbe,
  openRecord: (row) => ({
    press: (page) => page.locator(rows).nth(row).click(),
    until: 'hasOtherRecord',
  }),
  other: [follow(/next/i)],
  seen: follow(/previous/i),
  beginEdit: async () => {},
  write: (page, text) => page.locator('textarea[name=Description]').fill(text),
  pressSave: (page) => page.getByRole('button', { name: 'Save' }).click(),
  rowsReached: (page) => page.locator(rows).count(),
};
