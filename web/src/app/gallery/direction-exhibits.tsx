import { use, type ReactNode } from 'react';
import type { WinSize } from '../../core/game-kit/result/result.ts';
import type { Sheet } from '../../core/game-kit/scene/pictures.ts';
import { Place } from '../../core/game-kit/scene/place.tsx';
import { WIN_MS, WIN_SPARKS } from '../../core/game-kit/scene/win.ts';
import { useGames } from '../../core/games/games.ts';
import type { GameDirection, WebGame } from '../../core/games/web-game.ts';
import { hexOf } from '../../core/tokens/tokens.ts';
import { ContactSheet, type Frame } from './contact-sheet.tsx';
import { ExhibitList, type Exhibits, type States } from './exhibit.tsx';
import styles from './direction.module.css';

type Shown = readonly [game: WebGame, direction: GameDirection];

/** The games that have a place, with what they say of it. */
const usePlaces = (): readonly Shown[] =>
  useGames().all.flatMap((game) => {
    const load = use(game.parts()).direction;
    return load ? [[game, use(load())] as const] : [];
  });

const byPlace = (places: readonly Shown[], show: (...place: Shown) => ReactNode): States =>
  Object.fromEntries(places.map(([game, direction]) => [game.id, show(game, direction)]));

/** The first frame of a sheet. */
const Matter = ({ sheet: { url, width, height, columns } }: { sheet: Sheet }): ReactNode => (
  <div
    className={styles.matter}
    style={{
      aspectRatio: `${width} / ${height}`,
      backgroundImage: `url(${url})`,
      backgroundSize: `${columns * 100}% auto`,
    }}
  />
);

/** Objects of a place over its own room. */
const Room = ({ pictures }: { pictures: GameDirection['pictures'] }): ReactNode => (
  <div className={styles.room}>
    <Place backdrop={pictures.backdrop.url}>
      <div className={styles.objects}>
        {Object.entries(pictures).map(([key, sheet]) => key !== 'backdrop' && <Matter key={key} sheet={sheet} />)}
      </div>
    </Place>
  </div>
);

const Light = ({ light }: { light: WebGame['light'] }): ReactNode => {
  if (!light) return null;
  const background = `linear-gradient(90deg, ${hexOf(light.near)}, ${hexOf(light.far)})`;
  return <div className={styles.light} style={{ background }} />;
};

const winSizes = ['small', 'medium', 'large', 'huge'] as const satisfies readonly WinSize[];

const sizes: Readonly<Record<WinSize, string>> = {
  small: 'below 2×',
  medium: 'below 10×',
  large: 'below 50×',
  huge: '50× and above',
};

const WIN_SHARE = 0.3; // share of a win at which its sparks are widest apart and have all their light

const words = (size: WinSize): string => `${sizes[size]}: ${WIN_MS[size]} ms, ${WIN_SPARKS[size]} sparks`;

/** The four sizes of a win, each while it is celebrated. */
const winFrames = (wins: NonNullable<GameDirection['wins']>): readonly Frame[] =>
  winSizes.map((size) => {
    const [script, step] = wins[size];
    return { what: words(size), script, step, lateMs: WIN_MS[size] * WIN_SHARE };
  });

const storyFrames = ({ storyboard }: GameDirection): readonly Frame[] =>
  storyboard.map(([what, script, step]) => ({ what, script, step }));

/** The direction of the look: lights, matter, sizes of a win, and eight frames of each game. */
export const DirectionSection = (): ReactNode => {
  const places = usePlaces();
  const exhibits: Exhibits = {
    light: byPlace(places, ({ light }) => <Light light={light} />),
    matter: byPlace(places, (_, { pictures }) => <Room pictures={pictures} />),
    wins: byPlace(
      places.filter(([, { wins }]) => wins),
      (game, { pictures, wins }) =>
        wins && <ContactSheet game={game} frames={winFrames(wins)} backdrop={pictures.backdrop.url} />,
    ),
    storyboards: byPlace(places, (game, direction) => (
      <ContactSheet game={game} frames={storyFrames(direction)} backdrop={direction.pictures.backdrop.url} />
    )),
  };
  return <ExhibitList exhibits={exhibits} />;
};
