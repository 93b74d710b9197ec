import { expect, test } from 'vitest';
import { csvOf, pageOf, selectRows, type ValueColumn } from './list-rows.ts';

interface Person {
  name: string;
  age: number | null;
}

const people: readonly Person[] = [
  { name: 'Яна', age: 30 },
  { name: 'анна', age: null },
  { name: 'Борис 10', age: 9 },
  { name: 'Борис 9', age: 100 },
];
const columns: readonly (ValueColumn<Person> & { label: string })[] = [
  { key: 'name', label: 'Имя', value: ({ name }) => name },
  { key: 'age', label: 'Возраст', value: ({ age }) => age },
];
const names = (rows: readonly Person[]): string[] => rows.map(({ name }) => name);
const select = (key: string, isDown = false, search = ''): string[] =>
  names(selectRows(people, columns, { sort: { key, isDown }, search }, 'ru'));

test('texts are in the order of the alphabet, with numbers in them by size', () => {
  expect(select('name')).toEqual(['анна', 'Борис 9', 'Борис 10', 'Яна']);
  expect(select('name', true)).toEqual(['Яна', 'Борис 10', 'Борис 9', 'анна']);
});

test('numbers are in the order of their size, and empty values are last in either direction', () => {
  expect(select('age')).toEqual(['Борис 10', 'Яна', 'Борис 9', 'анна']);
  expect(select('age', true)).toEqual(['Борис 9', 'Яна', 'Борис 10', 'анна']);
});

test('an unknown column leaves the order of the server', () => {
  expect(select('secret')).toEqual(names(people));
});

test('a search finds rows that have all its words in any of their columns', () => {
  expect(select('name', false, ' БОРИС  100 ')).toEqual(['Борис 9']);
  expect(select('name', false, 'nobody')).toEqual([]);
});

test('a page beyond the last one is the last one', () => {
  expect(pageOf(people, 2, 3)).toEqual({ rows: people.slice(3), page: 2, pages: 2 });
  expect(pageOf(people, 9, 3)).toEqual({ rows: people.slice(3), page: 2, pages: 2 });
  expect(pageOf([], 1, 3)).toEqual({ rows: [], page: 1, pages: 1 });
});

test('a file quotes texts, doubles their quotes and computes nothing', () => {
  const rows: readonly Person[] = [
    { name: '=SUM(A1)"', age: -5 },
    { name: 'a,b', age: null },
  ];
  expect(csvOf(rows, columns)).toBe('\uFEFF"Имя","Возраст"\r\n"\'=SUM(A1)""",-5\r\n"a,b",""\r\n');
});
