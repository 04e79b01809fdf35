import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useId } from 'react';
import { type JsonObject, withMember } from '../content/body-value.ts';
import css from './design.module.css';
import { blockLabel } from './labels.ts';
import { attributesOf, definitionOf } from './outline.ts';
import type { PageDescription } from './page-description.ts';
import { SettingControl } from './setting-control.tsx';
import * as texts from './texts.ts';

export interface SettingsFormProps {
  readonly component: JsonObject;
  readonly description: PageDescription;
  readonly onChange: (component: JsonObject, setting: string) => void;
}

/** Who is led here has the focus here. */
export const settingsId = 'block-settings';

/** What can be set of a block, by what it declares itself. */
export function SettingsForm({ component, description, onChange }: SettingsFormProps): ReactNode {
  const bindingsId = useId();
  const definition = definitionOf(component);
  const block = description.blocks.find(({ name }) => name === definition);
  const attributes = attributesOf(component);
  return (
    <section id={settingsId} tabIndex={-1} className={css.settings} aria-label={texts.settings}>
      <h2>{blockLabel(definition)}</h2>
      {!block || block.settings.length === 0 ? (
        <p className="soft">{texts.noSettings}</p>
      ) : (
        <p className="soft">{texts.bindingHint}</p>
      )}
      <datalist id={bindingsId}>
        {description.bindings.map(([path, value]) => (
          <option key={path} value={`{!${path}}`}>
            {value}
          </option>
        ))}
      </datalist>
      {block?.settings.map((setting) => (
        <SettingControl
          key={setting.name}
          setting={setting}
          value={attributes[setting.name]}
          bindingsId={bindingsId}
          onChange={(value) =>
            onChange(
              { ...component, attributes: withMember(attributes, setting.name, value) },
              `attributes.${setting.name}`,
            )
          }
        />
      ))}
      <TextField
        name="visible-when"
        label={texts.visibleWhen}
        list={bindingsId}
        autoComplete="off"
        value={typeof component.when === 'string' ? component.when : ''}
        onChange={({ target }) =>
          onChange(withMember(component, 'when', target.value === '' ? undefined : target.value), 'when')
        }
      />
    </section>
  );
}
