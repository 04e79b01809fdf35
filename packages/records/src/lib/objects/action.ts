import type { Role } from '@relab/server/principal';
import type { LayoutItem } from './layout.ts';

/** Something that a clerk does from a record or from anywhere, with a small form. */
export interface QuickAction {
  readonly label: string;
  readonly type: 'Create' | 'Update' | 'LogACall';
  /** The object that is created; an update changes the record that the action is done with. */
  readonly target?: string;
  /** The reference of what is created to the record that the action is done with. */
  readonly parentField?: string;
  /** The form. */
  readonly items: readonly LayoutItem[];
  /** What the form starts with. `{Field}` stands for a field of the record that the action is done with. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  readonly recordType?: string;
  readonly successMessage?: string;
  /** A formula over the record: the action is offered only where it is true. */
  readonly when?: string;
  readonly icon?: string;
  /** Without it everybody who may do what the action does. */
  readonly availableTo?: readonly Role[];
}

/** A set of objects for one kind of work, as tabs. */
export interface App {
  readonly label: string;
  readonly description?: string;
  /** Objects by API name, in this order. */
  readonly objects: readonly string[];
  readonly color?: string;
  /** Without it everybody. */
  readonly availableTo?: readonly Role[];
}
