// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  CheckboxField,
  ErrorSummary,
  fieldId,
  RadioGroup,
  SelectField,
  TextAreaField,
  TextField,
} from './index.ts';

afterEach(cleanup);

const field = {
  name: 'city',
  label: 'City',
  hint: 'Where the unit goes',
  error: 'Enter a city',
  required: true,
};

describe.each([
  ['text', <TextField key="1" {...field} autoComplete="address-level2" />, 'textbox'],
  ['long text', <TextAreaField key="2" {...field} />, 'textbox'],
  ['select', <SelectField key="3" {...field} options={[{ value: 'b', label: 'Berlin' }]} />, 'combobox'],
  ['checkbox', <CheckboxField key="4" {...field} />, 'checkbox'],
] as const)('a %s field', (_, element, role) => {
  test('is named by its label and described by its error and its hint', () => {
    render(element);
    const control = screen.getByRole(role, { name: /^City/ });
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter a city',
      'Where the unit goes',
    ]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control).toHaveProperty('required', true);
    expect(control).toHaveProperty('name', 'city');
  });
});

test('a field without error or hint is described by nothing', () => {
  render(<TextField name="city" label="City" type="email" />);
  const input = screen.getByRole('textbox', { name: 'City' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.getAttribute('type')).toBe('email');
});

test('a radio group is one question with several answers', () => {
  const options = [
    { value: 'invoice', label: 'Invoice' },
    { value: 'po', label: 'Purchase order', hint: 'We need its number' },
  ];
  render(<RadioGroup name="payment" label="Payment" options={options} defaultValue="po" />);
  expect(screen.getByRole('group', { name: 'Payment' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Purchase order/ })).toHaveProperty('checked', true);
  expect(document.getElementById(fieldId({ name: 'payment' }))).toBe(
    screen.getByRole('radio', { name: 'Invoice' }),
  );
});

test('an error summary takes the focus and leads to the fields', () => {
  const errors = [
    { fieldId: fieldId({ name: 'city' }), message: 'Enter a city' },
    { message: 'The cart is empty' },
  ];
  render(<ErrorSummary errors={errors} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: 'Enter a city' }).getAttribute('href')).toBe('#field-city');
  expect(screen.getByText('The cart is empty').closest('a')).toBeNull();
});

test('without errors there is no summary', () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container.innerHTML).toBe('');
});
