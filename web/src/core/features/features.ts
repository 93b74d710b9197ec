import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router';
import type {
  BonusSection,
  FeatureDialog,
  HomePart,
  HouseTexts,
  Menu,
  OfficePage,
  OpenPage,
  Part,
  Place,
  Placed,
  ServerNews,
  SettingsTab,
  WebFeature,
} from './feature.ts';

/** The areas of the site, put together: of everything one list in its order. */
export interface WebFeatures {
  readonly routes: readonly RouteObject[];
  readonly menu: Required<Menu>;
  readonly settings: readonly SettingsTab[];
  readonly office: readonly OfficePage[];
  readonly home: readonly HomePart[];
  readonly bonusSections: readonly BonusSection[];
  readonly houseChanges: ReadonlyMap<string, () => Promise<HouseTexts>>;
  readonly dialogs: ReadonlyMap<string, FeatureDialog>;
  partsOf<P extends Place>(place: P): readonly Part<P>[];
  openPages(): Promise<readonly OpenPage[]>;
  start(news: ServerNews): void;
}

const inOrder = <T extends Placed>(lists: readonly (readonly T[] | undefined)[]): readonly T[] =>
  lists.flatMap((list) => list ?? []).toSorted((a, b) => a.order - b.order);

/** Throws RangeError where two areas have one name. */
const unique = <T>(what: string, entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> => {
  const all = new Map(entries);
  if (all.size < entries.length) {
    const names = entries.map(([name]) => name);
    throw new RangeError(`${what} ${names.find((name, at) => names.indexOf(name) < at)} is brought twice`);
  }
  return all;
};

const named = <T extends { path?: string | undefined }>(list: readonly T[]): [string, T][] =>
  list.map((each) => [each.path ?? '', each]);

/** Puts areas together. Throws RangeError when two bring the same page or dialog. */
export const createWebFeatures = (areas: readonly WebFeature[]): WebFeatures => {
  const menuOf = <P extends keyof Menu>(place: P): Required<Menu>[P] =>
    inOrder<Placed>(areas.map(({ menu }) => menu?.[place])) as Required<Menu>[P];
  const settings = inOrder(areas.map((area) => area.settings));
  const office = inOrder(areas.map((area) => area.office));
  const routes = areas.flatMap((area) => area.routes ?? []);
  unique('page', named(routes));
  unique('tab of the settings', named(settings));
  unique('page of the office', named(office));
  const bonusSections = inOrder(areas.map((area) => area.bonusSections));
  unique('section of bonuses', named(bonusSections));
  return {
    routes,
    menu: {
      casino: menuOf('casino'),
      sections: menuOf('sections'),
      bottom: menuOf('bottom'),
      profile: menuOf('profile'),
      footer: menuOf('footer'),
    },
    settings,
    office,
    home: inOrder(areas.map((area) => area.home)),
    bonusSections,
    houseChanges: unique(
      'house change',
      areas.flatMap((area) => Object.entries(area.houseChanges ?? {})),
    ),
    dialogs: unique(
      'dialog',
      areas.flatMap((area) => Object.entries(area.dialogs ?? {})),
    ),
    partsOf: (place) => inOrder(areas.map(({ parts }) => parts?.[place])),
    openPages: async () => (await Promise.all(areas.flatMap((area) => area.openPages?.() ?? []))).flat(),
    start(news) {
      for (const area of areas) area.start?.(news);
    },
  };
};

/** The areas that the application shows: it provides them to all its slices. */
export const FeaturesContext = createContext<WebFeatures>(createWebFeatures([]));

export const useFeatures = (): WebFeatures => useContext(FeaturesContext);
