import {
  CheckboxField,
  ErrorSummary,
  RadioGroup,
  SelectField,
  TextAreaField,
  TextField,
} from '@relab/toolkit/field';
import { compound, hebrew, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

const grades = [
  { value: 'a', label: 'A, as new' },
  { value: 'b', label: 'B, traces of use' },
];
const terms = [
  { value: 'pallet', label: 'Pallet', hint: '5 to 8 working days' },
  { value: 'pickup', label: 'Pick-up', hint: 'Not for this instrument', disabled: true },
];

export const field: readonly ComponentExample[] = [
  {
    name: 'Text',
    element: <TextField name="company" label="Company" hint="As on the invoice" required />,
  },
  {
    name: 'Text that is wrong',
    element: (
      <TextField name="mail" label="E-mail" defaultValue="lab@" error="Write it as name@company.example." />
    ),
  },
  {
    name: 'Text that cannot be changed',
    element: <TextField name="id" label="Number" value="R-104" disabled />,
  },
  { name: 'Several lines', element: <TextAreaField name="question" label="Your question" /> },
  { name: 'Selection', element: <SelectField name="grade" label="Condition" options={grades} /> },
  {
    name: 'One of several',
    element: <RadioGroup name="delivery" label="Delivery" options={terms} defaultValue="pallet" isBoxed />,
  },
  { name: 'Yes or no', element: <CheckboxField name="terms" label="I accept the terms" required /> },
  {
    name: 'Yes or no that is wrong',
    element: <CheckboxField name="consent" label="I may sell it" error="Only owners can sell." />,
  },
  {
    name: 'Summary of errors',
    note: 'Takes the focus when it comes.',
    element: <ErrorSummary errors={[{ fieldId: 'field-mail', message: 'E-mail: write it in full.' }]} />,
  },
  {
    name: 'Long text',
    isNarrow: true,
    element: (
      <TextField name="long" label={compound} hint={unbroken} error={unbroken} defaultValue={unbroken} />
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <TextField name="hebrew" label={hebrew.title} hint={hebrew.sentence} error={hebrew.other} />,
  },
];
