import { describe, expect, test } from 'vitest';
import { changedFields, entryOf, newForm, rebased, withEntry } from './form-state.ts';
import { conflictsOf } from './merge-edits.ts';

const field = (value: string | number | boolean | null) => ({ value, displayValue: null });
const typed = (value: string | null) => ({ value, text: null });
const base = { Name: field('Rotor'), Note: field(null), Count: field(0) };

describe('a form', () => {
  test('sends what differs from the record and nothing else', () => {
    const form = withEntry(withEntry(newForm(base), 'Name', typed('Lid')), 'Note', typed('New'));
    expect(changedFields(form)).toEqual({ Name: 'Lid', Note: 'New' });
  });

  test('has no change left where a field is as it was', () => {
    const form = withEntry(withEntry(newForm(base), 'Name', typed('Lid')), 'Name', typed('Rotor'));
    expect(changedFields(form)).toEqual({});
    expect(changedFields(withEntry(newForm(base), 'Note', typed('')))).toEqual({});
  });

  test('knows zero from nothing', () => {
    expect(changedFields(withEntry(newForm(base), 'Count', typed(null)))).toEqual({ Count: null });
  });

  test('forgets what is wrong with a field once it is typed in', () => {
    const form = { ...newForm(base), errors: { Name: 'Too short', Note: 'Missing' } };
    expect(withEntry(form, 'Name', typed('Lid')).errors).toEqual({ Note: 'Missing' });
  });

  test('keeps its edits over a record that was written meanwhile', () => {
    const form = rebased(withEntry(newForm(base), 'Name', typed('Lid')), { ...base, Note: field('theirs') });
    expect(entryOf(form, 'Name').value).toBe('Lid');
    expect(entryOf(form, 'Note').value).toBe('theirs');
  });
});

describe('two who change the same record', () => {
  const form = withEntry(newForm(base), 'Name', typed('Lid'));

  test('do not disturb each other in different fields', () => {
    expect(conflictsOf(form, { ...base, Note: field('theirs') })).toEqual([]);
  });

  test('have to decide about one field', () => {
    expect(conflictsOf(form, { ...base, Name: field('Tube') })).toEqual([
      {
        name: 'Name',
        original: { value: 'Rotor', text: null },
        mine: { value: 'Lid', text: null },
        theirs: { value: 'Tube', text: null },
      },
    ]);
  });

  test('agree where both typed the same', () => {
    expect(conflictsOf(form, { ...base, Name: field('Lid') })).toEqual([]);
  });
});
