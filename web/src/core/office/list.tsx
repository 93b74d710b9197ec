import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage, useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { DataTable, isCards, type DataColumn } from '../ui/data-table.tsx';
import { saveFile } from '../ui/save-file.ts';
import { SelectField } from '../ui/select-field.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import { useMedia } from '../ui/use-media.ts';
import { csvOf, pageOf, selectRows, type CellValue, type ValueColumn } from './list-rows.ts';
import { nextSort, useListState, type ListState, type Sort } from './list-state.ts';
import styles from './list.module.css';
import { moveByRows } from './row-keys.ts';

export interface Column<Row> extends DataColumn<Row> {
  readonly key?: string; // its name in the address: it is sorted by, where there is a value or the server sorts
  readonly value?: (row: Row) => CellValue; // sorted by, searched in and written to files
}

/** A page of a list that the server reads page by page. */
export interface ServerPages {
  readonly page: number; // from 1
  readonly size: number;
  readonly total: number; // rows of all pages
  onPage(page: number): void;
}

export interface ListProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  empty?: string; // shown instead of a list without rows
  name?: string; // before its names in the address, where a page has several lists
  file?: string; // offers the rows as CSV under this name
  pageSize?: number; // all rows without one
  search?: 'public' | 'private'; // in the loaded rows; private: what is typed may be personal data, and stays out of the address
  pages?: ServerPages; // the rows are one page of the server's, in its order
  isServerSorted?: boolean; // the rows are in the order of the address already; so is a page of the server's
  readAll?: () => Promise<readonly Row[]>; // all rows of the file, where the server has more than are shown
}

/** Rows of a page, where a list may be long. */
export const PAGE_SIZE = 50;

type Labelled<Row> = ValueColumn<Row> & { readonly label: string };

const valued = <Row,>(columns: readonly Column<Row>[]): Labelled<Row>[] =>
  columns.flatMap(({ key, value, label }) => (key !== undefined && value ? [{ key, value, label }] : []));

type Put = (changes: Partial<ListState>) => void;

interface HeadingProps {
  label: string;
  sort: Sort | undefined;
  isSorted: boolean;
  onSort(): void;
}

const Heading = ({ label, sort, isSorted, onSort }: HeadingProps): ReactNode => {
  const Arrow = sort?.isDown === true ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      {isSorted && <Arrow aria-hidden="true" size={14} />}
    </button>
  );
};

/** The order of a list on a phone, whose cards have no headings. */
const SortField = ({
  columns,
  sort,
  put,
}: {
  columns: readonly { key: string; label: string }[];
  sort: Sort | undefined;
  put: Put;
}): ReactNode => {
  const t = useMessages('office', 'lists');
  const options = columns.flatMap(({ key, label }) => [
    { value: key, label: t('sort.up', { column: label }) },
    { value: `-${key}`, label: t('sort.down', { column: label }) },
  ]);
  return (
    <SelectField
      label={t('sort')}
      options={[{ value: '', label: t('sort.none') }, ...options]}
      value={sort ? `${sort.isDown ? '-' : ''}${sort.key}` : ''}
      onChange={(value) =>
        put({ sort: value === '' ? undefined : { key: value.replace('-', ''), isDown: value.startsWith('-') } })
      }
    />
  );
};

/** Searches the loaded rows. Typed letters stand here: the address follows them. */
const SearchField = ({ search, put }: { search: string; put: Put }): ReactNode => {
  const t = useMessages('office', 'lists');
  const [text, setText] = useState(search);
  return (
    <TextField
      type="search"
      label={t('search')}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        put({ search: value });
      }}
    />
  );
};

/** Saves the rows as a file, which takes a while where the server has them. */
const FileButton = ({ save }: { save: () => Promise<void> }): ReactNode => {
  const t = useMessages('office', 'lists');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await save().catch((error: unknown) => toast.error(errorText(error), error));
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void press()}>
      <Download aria-hidden="true" size={18} />
      {t('csv')}
    </Button>
  );
};

const Pager = ({ label, page, size, total, onPage }: ServerPages & { label: string }): ReactNode => {
  const t = useMessages('office', 'lists');
  const { count } = useFormat();
  const to = Math.min(page * size, total);
  return (
    <nav className={styles.pager} aria-label={`${label}: ${t('pages')}`}>
      <p role="status">{t('shown', { from: count((page - 1) * size + 1), to: count(to), total: count(total) })}</p>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <Button disabled={to >= total} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
};

/**
 * Rows of figures. Columns with a `value` can be sorted by; more rows than a page are divided; the state stands in the
 * address, but for a private search. The arrows, Home and End move between the rows' controls. A table wider than its
 * place scrolls by itself, also by keyboard; on phones rows of many columns are cards, each value under its column’s name.
 * Where the server sorts and pages, `useListState` says in which order it is asked, and for which page.
 */
export const List = <Row,>(props: ListProps<Row>): ReactNode => {
  const { label, rows, columns, keyOf, name = '', file, pageSize = Infinity, search, pages, readAll } = props;
  const t = useMessages('office', 'lists');
  const { empty = t('empty') } = props;
  const locale = localeOf[useLanguage()];
  const isPhone = useMedia('(max-width: 600px)');
  const [state, put] = useListState(name, search === 'private');
  const { isServerSorted = pages !== undefined } = props;
  const values = valued(columns);
  const sorted = isServerSorted
    ? columns.flatMap(({ key, label: name }) => (key === undefined ? [] : [{ key, label: name }]))
    : values;
  if (rows.length === 0 && search === undefined && !pages) return <EmptyState>{empty}</EmptyState>;
  const asked = {
    sort: isServerSorted ? undefined : state.sort,
    search: search === undefined || pages ? '' : state.search,
  };
  const found = selectRows(rows, values, asked, locale);
  const shown = pages
    ? { rows: found, ...pages }
    : { ...pageOf(found, state.page, pageSize), size: pageSize, total: found.length };
  const { sort } = state;
  const hasCards = isPhone && isCards(columns);
  const isSortable = (column: Column<Row>): boolean => !hasCards && sorted.some(({ key }) => key === column.key);
  const heading = (column: Column<Row>): ReactNode =>
    isSortable(column) && (
      <Heading
        label={column.label}
        sort={sort}
        isSorted={sort?.key === column.key}
        onSort={() => put({ sort: nextSort(sort, column.key ?? '') })}
      />
    );
  return (
    <>
      <div className={styles.tools}>
        {search !== undefined && <SearchField search={state.search} put={put} />}
        {hasCards && sorted.length > 0 && <SortField columns={sorted} sort={sort} put={put} />}
        {file !== undefined && (
          <FileButton
            save={async () => saveFile(csvOf((await readAll?.()) ?? found, values), `${file}.csv`, 'text/csv')}
          />
        )}
      </div>
      {shown.rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <DataTable<Row, Column<Row>>
          label={label}
          rows={shown.rows}
          columns={columns}
          keyOf={keyOf}
          onKeyDown={moveByRows}
          sortOf={({ key }) => (sort && sort.key === key ? (sort.isDown ? 'descending' : 'ascending') : undefined)}
          heading={heading}
        />
      )}
      {shown.total > shown.size && (
        <Pager
          label={label}
          page={shown.page}
          size={shown.size}
          total={shown.total}
          onPage={pages?.onPage ?? ((page) => put({ page }))}
        />
      )}
    </>
  );
};
