import { expect, test } from 'vitest';
import { filtersOf, withFilters } from './use-filters.ts';

test('filters are read from an address, wrong ones dropped, and put back beside what else it has', () => {
  const address = 'modal=game&provider=Ember+%26+Oak&kind=table&feature=counts&feature=nothing&feature=new';
  const filters = filtersOf(new URLSearchParams(address));
  expect(filters).toEqual({ provider: 'Ember & Oak', kind: 'table', features: ['new', 'counts'] });
  expect(String(withFilters(new URLSearchParams(address), filters))).toBe(
    'modal=game&provider=Ember+%26+Oak&kind=table&feature=new&feature=counts',
  );
  expect(filtersOf(new URLSearchParams('provider=&kind=cards'))).toEqual({});
  expect(String(withFilters(new URLSearchParams(address), {}))).toBe('modal=game');
});
