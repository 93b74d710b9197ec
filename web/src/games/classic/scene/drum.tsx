import { classicPictures } from 'assets/classic/pictures';
import type { Sprite } from 'pixi.js';
import { memo, type ReactNode, type RefObject } from 'react';
import { SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { useFrames } from '../../../core/game-kit/scene/pictures.ts';
import { glowTexture } from '../../../core/game-kit/scene/sparks.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRound } from '../round.ts';
import { AMBER, GOLD } from './drawing.ts';
import type { ClassicLayout } from './frame.ts';
import type { ClassicLabels } from './still.tsx';

const AROUND = 0.5;

export interface DrumProps {
  layout: ClassicLayout;
  bets: SceneRound['bets']; // a ticket for each
  halo: RefObject<Sprite | null>;
  core: RefObject<Sprite | null>;
  tickets: RefObject<(Sprite | null)[]>;
}

/** The rendered drum and its light, and a ticket for each of the last bets. */
export const Drum = ({ layout, bets, halo, core, tickets }: DrumProps): ReactNode => {
  const { x, y, size, glass } = layout.drum;
  const [drum] = useFrames(classicPictures.classicDrum);
  const [ticket] = useFrames(classicPictures.ticket);
  const glow = glowTexture();
  return (
    <>
      <pixiSprite ref={halo} texture={glow} anchor={AROUND} x={x} y={glass.y} tint={AMBER} blendMode="add" />
      {drum && <pixiSprite texture={drum} anchor={AROUND} x={x} y={y} width={size} height={size} />}
      <pixiSprite ref={core} texture={glow} anchor={AROUND} x={x} y={y + size * 0.1} tint={AMBER} blendMode="add" />
      {ticket &&
        bets.map(({ from }, index) => (
          <pixiSprite
            key={from}
            ref={(part: Sprite | null) => {
              tickets.current[index] = part;
            }}
            texture={ticket}
            anchor={AROUND}
            visible={false}
          />
        ))}
    </>
  );
};

/** A soft dark behind words on the glass. */
export const Shade = ({ layout: { drum } }: { layout: ClassicLayout }): ReactNode => (
  <pixiSprite
    texture={glowTexture()}
    anchor={AROUND}
    x={drum.x}
    y={drum.glass.y}
    width={drum.glass.radius * 3.2}
    height={drum.glass.radius * 2.2}
    tint={0x05060a}
  />
);

/** The words on the glass. */
export const Pot = memo(function Pot({ layout, labels }: { layout: ClassicLayout; labels: ClassicLabels }): ReactNode {
  const { drum, pot } = layout;
  return (
    <>
      <Shade layout={layout} />
      <SceneLabel x={drum.x} y={pot.y} text={labels.pot} size={pot.size} color={GOLD[3]} bold />
      <SceneLabel x={drum.x} y={pot.noteY} text={labels.note} size={pot.noteSize} color={colors.text} />
    </>
  );
});
