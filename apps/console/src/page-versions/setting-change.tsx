import type { ReactNode } from 'react';
import type { NodeKind } from '../content/body-schema.ts';
import { isObject, type Json } from '../content/body-value.ts';
import { choiceLabel, settingLabel } from '../design/labels.ts';
import type { SettingDescription } from '../design/page-description.ts';
import { standard, visibleWhen } from '../design/texts.ts';
import { useFormats } from '../session/use-formats.ts';
import { ChangedValueView } from '../versions/changed-value.tsx';
import type { ChangedSetting } from './block-changes.ts';
import css from './page-comparison.module.css';
import * as texts from './texts.ts';

export interface SettingChangeProps {
  readonly change: ChangedSetting;
  /** Undefined where the block does not declare it. */
  readonly setting: SettingDescription | undefined;
}

/** Longer values are compared word by word. */
const maxLength = 60;

/** A setting of a block by its name, as it was and as it is. */
export function SettingChange({ change, setting }: SettingChangeProps): ReactNode {
  const formats = useFormats();
  const { name, isSetting, before, after } = change;
  const label = isSetting ? settingLabel(name) : name === 'when' ? visibleWhen : name;
  const shown = (value: Json | undefined): Json | undefined => {
    if (value === undefined) return isSetting ? standard(named(setting?.fallback ?? '')) : undefined;
    return typeof value === 'string' ? named(value) : value;
  };
  const named = (value: string): string => (setting?.choices.includes(value) ? choiceLabel(value) : value);
  const asRead = (value: Json | undefined): string | undefined => {
    if (value === undefined || value === null) return texts.nothing;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'number') return formats.number(value);
    return typeof value === 'string' && value.length <= maxLength && setting?.kind !== 'html'
      ? value
      : undefined;
  };
  const [from, to] = [asRead(shown(before)), asRead(shown(after))];
  return (
    <div className={css.setting}>
      <dt>{label}</dt>
      <dd>
        {from !== undefined && to !== undefined ? (
          <>
            <span className={css.value}>
              <span className="soft">{texts.valueBefore}</span> <del>{from}</del>
            </span>
            <span className={css.value}>
              <span className="soft">{texts.valueAfter}</span> <ins>{to}</ins>
            </span>
          </>
        ) : (
          <ChangedValueView
            change={{
              ...{ label: '', kind: kindOf(setting, [before, after]) },
              ...{ before: before ?? undefined, after: after ?? undefined },
            }}
          />
        )}
      </dd>
    </div>
  );
}

function kindOf(setting: SettingDescription | undefined, values: readonly (Json | undefined)[]): NodeKind {
  if (values.some((value) => isObject(value) && typeof value.contentKey === 'string')) return 'media';
  return setting?.kind === 'html' ? 'richText' : 'text';
}
