import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end'; // figures: end
  readonly className?: string;
}

export interface DataTableProps<Row> {
  caption: string; // what the table holds, for screen readers
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): Key;
  rowClassName?(row: Row): string | undefined;
  className?: string;
}

/** Rows of one kind, as a real table; scrolls sideways within itself. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, rowClassName, className }: DataTableProps<Row>): ReactNode => (
  <div className={classNames(styles.frame, className)}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classNames(column.align === 'end' && styles.end, column.className)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowClassName?.(row)}>
            {columns.map((column) => (
              <td key={column.id} className={classNames(column.align === 'end' && styles.end, column.className)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
