import { use, type ReactNode } from 'react';
import type { WinSize } from '../../core/game-kit/result/result.ts';
import type { Sheet } from '../../core/game-kit/scene/pictures.ts';
import { Place } from '../../core/game-kit/scene/place.tsx';
import { WIN_MS, WIN_SPARKS } from '../../core/game-kit/scene/win.ts';
import { useGames } from '../../core/games/games.ts';
import type { GameDirection, WebGame } from '../../core/games/web-game.ts';
import { hexOf } from '../../core/tokens/tokens.ts';
import { ContactSheet } from './contact-sheet.tsx';
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

const sizes: Readonly<Record<WinSize, string>> = {
  small: 'below 2×',
  medium: 'below 10×',
  large: 'below 50×',
  huge: '50× and above',
};

const wins: States = Object.fromEntries(
  Object.entries(sizes).map(([size, range]) => [
    size,
    <p key={size}>
      {range}: {WIN_MS[size as WinSize]} ms, {WIN_SPARKS[size as WinSize]} sparks
    </p>,
  ]),
);

/** The direction of the look: lights, matter, sizes of a win, and eight frames of each game. */
export const DirectionSection = (): ReactNode => {
  const places = usePlaces();
  const exhibits: Exhibits = {
    light: byPlace(places, ({ light }) => <Light light={light} />),
    matter: byPlace(places, (_, { pictures }) => <Room pictures={pictures} />),
    wins,
    storyboards: byPlace(places, (game, direction) => <ContactSheet game={game} direction={direction} />),
  };
  return <ExhibitList exhibits={exhibits} />;
};
