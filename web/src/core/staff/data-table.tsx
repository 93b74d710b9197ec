import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  readonly isCode?: boolean; // an id, a hash
}

export interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
}

/** Rows of figures. Where it is wider than its place it scrolls by itself, also by keyboard. */
export const DataTable = <Row,>({ label, rows, columns, keyOf }: DataTableProps<Row>): ReactNode => (
  <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classNames(column.isNumber && styles.number)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.label} className={classNames(column.isNumber && styles.number)}>
                {column.isCode ? <code>{column.cell(row)}</code> : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
