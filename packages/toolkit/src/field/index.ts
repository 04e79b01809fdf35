export {
  CheckboxField,
  type CheckboxFieldProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './choice-field.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { controlProps, FieldLayout, type FieldProps, fieldId } from './field-layout.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field.tsx';
