import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import type { FoundColumn, FoundRow } from '../../search-results/search-result.ts';
import css from './search.module.css';
import * as texts from './texts.ts';

export interface ResultTableProps {
  readonly objectApiName: string;
  readonly label: string;
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly FoundRow[];
}

/** Records of one object that were found, each with a link to its page. */
export function ResultTable({ objectApiName, label, columns, rows }: ResultTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll sideways must be reached by keyboard.
    <section className={css.scroller} tabIndex={0} aria-label={texts.inObject(label)}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ fieldApiName, label: column }) => (
              <th key={fieldApiName} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...others] }) => (
            <tr key={id}>
              <th scope="row">
                <a href={hrefOf(routes.record, { objectApiName, recordId: id })}>{name || id}</a>
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.fieldApiName}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
