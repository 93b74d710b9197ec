import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { NavLink, useParams, useSearchParams } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { animations, setAnimations } from '../../core/motion/animations.ts';
import { useStore } from '../../core/store/store.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { BonusSection } from './bonus-exhibits.tsx';
import { ButtonSection } from './button-exhibits.tsx';
import { CashSection } from './cash-exhibits.tsx';
import { DirectionSection } from './direction-exhibits.tsx';
import { DrawSection } from './draw-exhibits.tsx';
import { GameSection } from './game-exhibits.tsx';
import { NewyearSection } from './newyear-exhibits.tsx';
import { OfficeBonusSection } from './office-bonus-exhibits.tsx';
import { OfficeGamesSection } from './office-games-exhibits.tsx';
import { OfficeKitSection } from './office-kit-exhibits.tsx';
import { OutsideBonusSection } from './outside-bonus-exhibits.tsx';
import { PeopleSection } from './people-exhibits.tsx';
import { PlaySection } from './play-exhibits.tsx';
import { SurfaceSection } from './surface-exhibits.tsx';
import { TelegramBonusSection } from './telegram-bonus-exhibits.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TournamentSection } from './tournament-exhibits.tsx';
import { views } from './views.tsx';
import { VipSection } from './vip-exhibits.tsx';
import styles from './gallery.module.css';

/** Density of controls. `compact` takes effect for a mouse on a wide screen only; a finger keeps its targets. */
const densities = ['comfortable', 'compact'] as const;
type Density = (typeof densities)[number];

/** Has every screen use the tokens of a density. */
const setDensity = (density: Density): void => {
  document.documentElement.dataset['density'] = density;
};

const ROOT = '/dev/gallery';

const SCENES = 'scenes/';

const ScenePage = lazy(async () => ({ default: (await import('./scene-page.tsx')).ScenePage }));

/** Pages of the gallery below `/dev/gallery/`, by address. */
const sections: Readonly<Record<string, ComponentType>> = {
  tokens: TokensSection,
  direction: DirectionSection,
  buttons: ButtonSection,
  surfaces: SurfaceSection,
  play: PlaySection,
  game: GameSection,
  people: PeopleSection,
  cash: CashSection,
  draws: DrawSection,
  outside: OutsideBonusSection,
  telegram: TelegramBonusSection,
  bonus: BonusSection,
  'office-bonus': OfficeBonusSection,
  'office-games': OfficeGamesSection,
  'office-kit': OfficeKitSection,
  newyear: NewyearSection,
  vip: VipSection,
  tournament: TournamentSection,
};

/** The density of the page, kept in its address; comfortable again when it goes. */
const useDensity = (): [Density, (next: Density) => void] => {
  const [params, setParams] = useSearchParams();
  const density = densities.find((each) => each === params.get('density')) ?? 'comfortable';
  useEffect(() => {
    setDensity(density);
    return () => setDensity('comfortable');
  }, [density]);
  const choose = (next: Density): void =>
    setParams(
      (now) => {
        now.set('density', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [density, choose];
};

const Links = ({ label, names, search }: { label: string; names: readonly string[]; search: string }): ReactNode => (
  <nav className={styles.links} aria-label={label}>
    {names.map((name) => (
      <NavLink key={name} to={`${ROOT}/${name}${search}`}>
        {name}
      </NavLink>
    ))}
  </nav>
);

/** The design gallery: components, views and scenes in all their states. Its labels are names of the code. */
export const GalleryPage = (): ReactNode => {
  const { '*': name = '' } = useParams();
  const [density, chooseDensity] = useDensity();
  const isMoving = useStore(animations);
  useEffect(() => {
    document.title = `${name || 'gallery'} — Glasshouse`;
  }, [name]);
  const View = views[name];
  const Section = sections[name];
  const games = useGames();
  const game = name.startsWith(SCENES) ? games.find(name.slice(SCENES.length)) : undefined;
  if (View) return <View />;
  if (!Section && !game && name !== '') return <NotFoundPage />;
  const search = density === 'comfortable' ? '' : `?density=${density}`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>gallery{name && ` / ${name}`}</h1>
        <SegmentedControl
          label="density"
          options={densities.map((value) => ({ value, label: value }))}
          value={density}
          onChange={chooseDensity}
        />
        <Switch label="animations" checked={isMoving} onChange={setAnimations} />
      </header>
      <Links
        label="gallery"
        names={[...Object.keys(sections), ...games.ids.map((id) => SCENES + id)]}
        search={search}
      />
      <Links label="views" names={Object.keys(views)} search={search} />
      <Suspense>
        {Section && <Section key={name} />}
        {game && <ScenePage key={name} game={game} />}
      </Suspense>
    </div>
  );
};
