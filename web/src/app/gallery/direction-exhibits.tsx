import { battlePictures } from 'assets/battle/pictures';
import { classicPictures } from 'assets/classic/pictures';
import { coinflipPictures } from 'assets/coinflip/pictures';
import { dicePictures } from 'assets/dice/pictures';
import { minesPictures } from 'assets/mines/pictures';
import { wheelPictures } from 'assets/wheel/pictures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WinSize } from '../../core/game-kit/result/result.ts';
import type { Sheet } from '../../core/game-kit/scene/pictures.ts';
import { Place } from '../../core/game-kit/scene/place.tsx';
import { WIN_MS, WIN_SPARKS } from '../../core/game-kit/scene/win.ts';
import { useGames } from '../../core/games/games.ts';
import { hexOf } from '../../core/tokens/tokens.ts';
import { ExhibitList, type Exhibits, type States } from './exhibit.tsx';
import { storyboards, type PlaceName } from './storyboards.ts';
import styles from './direction.module.css';

const pictures = {
  dice: dicePictures,
  mines: minesPictures,
  battle: battlePictures,
  wheel: wheelPictures,
  coinflip: coinflipPictures,
  classic: classicPictures,
} as const satisfies Readonly<Record<PlaceName, Readonly<Record<string, Sheet>> & { backdrop: Sheet }>>;

const names = Object.keys(storyboards) as PlaceName[];

const byPlace = (show: (name: PlaceName) => ReactNode): States =>
  Object.fromEntries(names.map((name) => [name, show(name)]));

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
const Room = ({ name }: { name: PlaceName }): ReactNode => (
  <div className={styles.room}>
    <Place backdrop={pictures[name].backdrop.url}>
      <div className={styles.objects}>
        {Object.entries(pictures[name]).map(([key, sheet]) => key !== 'backdrop' && <Matter key={key} sheet={sheet} />)}
      </div>
    </Place>
  </div>
);

const Light = ({ name }: { name: PlaceName }): ReactNode => {
  const light = useGames().find(name)?.light;
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

const Storyboard = ({ name }: { name: PlaceName }): ReactNode => (
  <ol className={styles.beats}>
    {storyboards[name].map(([what, script, step]) => (
      <li key={what}>
        <Link to={`/dev/gallery/scenes/${name}?script=${script}&step=${step}`}>{what}</Link>
      </li>
    ))}
  </ol>
);

const exhibits: Exhibits = {
  light: byPlace((name) => <Light name={name} />),
  matter: byPlace((name) => <Room name={name} />),
  wins: Object.fromEntries(
    Object.entries(sizes).map(([size, range]) => [
      size,
      <p key={size}>
        {range}: {WIN_MS[size as WinSize]} ms, {WIN_SPARKS[size as WinSize]} sparks
      </p>,
    ]),
  ),
  storyboards: byPlace((name) => <Storyboard name={name} />),
};

/** The direction of the look: lights, matter, sizes of a win, and eight frames of each game. */
export const DirectionSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
