import { randomUUID } from 'node:crypto';
import { titles, type Title } from '../catalogue.ts';
import { tables, type LiveTable } from './games.ts';
import type { FarStore } from './store.ts';

interface Changes {
  removed: string[];
  renamed: Record<string, string>;
  added: { uuid: string; name: string; like: string }[];
  closed?: string[]; // tables
}

const none: Changes = { removed: [], renamed: {}, added: [] };

/** The current titles: the catalogue with a tester's changes. */
export const createLiveTitles = (store: FarStore) => {
  const read = (): Changes => store.get<Changes>('fact', 'catalogue') ?? none;
  const write = (changes: Changes): void => store.put('fact', 'catalogue', { at: 0 }, changes);
  const all = (): Title[] => {
    const { removed, renamed, added } = read();
    const copies = added.flatMap(({ uuid, name, like }) => {
      const title = titles.find((each) => each.uuid === like);
      return title ? [{ ...title, uuid, name }] : [];
    });
    return [...titles, ...copies]
      .filter(({ uuid }) => !removed.includes(uuid))
      .map((title) => ({ ...title, name: renamed[title.uuid] ?? title.name }));
  };
  return {
    all,
    find: (uuid: string): Title | undefined => all().find((title) => title.uuid === uuid),
    /** Adds a game that plays like another one. */
    add(name: string, like: string): void {
      const { added, ...rest } = read();
      write({ ...rest, added: [...added, { uuid: randomUUID(), name, like }] });
    },
    rename(uuid: string, name: string): void {
      const { renamed, ...rest } = read();
      write({ ...rest, renamed: { ...renamed, [uuid]: name } });
    },
    remove(uuid: string): void {
      const { removed, ...rest } = read();
      write({ ...rest, removed: [...removed, uuid] });
    },
    /** The tables of every live game. */
    tables(): (LiveTable & { isOpen: boolean })[] {
      const { closed = [] } = read();
      return tables.map((table) => ({ ...table, isOpen: !closed.includes(table.id) }));
    },
    /** Opens a closed table, and closes an open one. */
    switchTable(id: string): void {
      const { closed = [], ...rest } = read();
      write({ ...rest, closed: closed.includes(id) ? closed.filter((each) => each !== id) : [...closed, id] });
    },
    restore: (): void => write(none),
  };
};
export type LiveTitles = ReturnType<typeof createLiveTitles>;
