import type { ReactNode } from 'react';
import css from './bulk.module.css';
import { FieldSelect } from './field-select.tsx';
import type { ImportFile } from './import-file.ts';
import type { ImportMapping, importFields } from './import-mapping.ts';
import * as texts from './texts.ts';

interface MappingTableProps {
  readonly content: ImportFile;
  readonly fields: ReturnType<typeof importFields>;
  readonly mapping: ImportMapping;
  readonly onMapping: (mapping: ImportMapping) => void;
}

/** Which field each column of a file goes to; a field takes one column. */
export function MappingTable({ content, fields, mapping, onMapping }: MappingTableProps): ReactNode {
  const choose = (place: number, chosen: string | null): void =>
    onMapping(mapping.map((name, index) => (index === place ? chosen : name === chosen ? null : name)));
  return (
    <div className={css.tableBox}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.example}</th>
            <th scope="col">{texts.goesTo}</th>
          </tr>
        </thead>
        <tbody>
          {content.headers.map((header, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <tr key={place}>
              <th scope="row">{header}</th>
              <td>{content.rows[0]?.[place]?.slice(0, 80)}</td>
              <td>
                <FieldSelect
                  label={`${texts.goesTo}: ${header}`}
                  fields={fields}
                  value={mapping[place] ?? null}
                  onChange={(chosen) => choose(place, chosen)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
