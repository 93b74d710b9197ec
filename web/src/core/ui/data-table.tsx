import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  readonly isCode?: boolean; // an id, a hash
}

export interface DataTableProps<Row, Column extends DataColumn<Row> = DataColumn<Row>> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  keyOf: (row: Row) => string;
  heading?: (column: Column) => ReactNode; // its label by default
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  sortOf?: (column: Column) => 'ascending' | 'descending' | undefined;
}

const MAX_PHONE_COLUMNS = 3; // more would stand beyond the edge of a phone, where nothing hints at them

/** True when a table with these columns is shown as cards on a phone. */
export const isCards = (columns: readonly unknown[]): boolean => columns.length > MAX_PHONE_COLUMNS;

/**
 * Rows of figures. Where it is wider than its place it scrolls by itself, also by keyboard; on phones rows of many columns
 * are cards, each value under its column’s name.
 */
export const DataTable = <Row, Column extends DataColumn<Row>>(props: DataTableProps<Row, Column>): ReactNode => {
  const { label, rows, columns, keyOf, heading, onKeyDown, sortOf } = props;
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <table className={classNames(styles.table, isCards(columns) && styles.cards)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={classNames(column.isNumber && styles.number)}
                aria-sort={sortOf?.(column)}
              >
                {heading?.(column) || column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  className={classNames(column.isNumber && styles.number)}
                >
                  {column.isCode ? <code>{column.cell(row)}</code> : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
